## Word lists

equipment-words = word list of Le Crack
refused-words-missing = The word list of Le Crack has not been built: “make build” builds it, and so does installing the package again.
refused-words-damaged = The word list { $file } is damaged. If it is that of the house, “make build” makes it anew, and so does installing the package again; if it is another, give it to “ludotheque mots --liste” again.
refused-words-unknown = There is no word list { $words } here. “ludotheque mots --liste FILE” puts one on the shelf and tells its name.
