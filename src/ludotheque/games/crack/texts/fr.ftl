## Les listes de mots

equipment-words = liste de mots du Crack
refused-words-missing = La liste de mots du Crack n’est pas construite : « make build » la construit, réinstaller le paquet aussi.
refused-words-damaged = La liste de mots { $file } est abîmée. Celle de la maison : « make build » la refait, réinstaller le paquet aussi ; une autre : redonnez-la à « ludotheque mots --liste ».
refused-words-unknown = Il n’y a pas ici de liste de mots { $words }. « ludotheque mots --liste FICHIER » en range une et dit son nom.
