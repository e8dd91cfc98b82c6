guide-1 = It is night. The safe keeps a combination of four gears, face down: whoever has seen them all first wins.
guide-2 = A door opens when its four locks C, O, D, E have their keys, painted like the door. Whoever lays the last one looks behind a gear, and tells nobody.
guide-3 = To begin, touch a ring of keys near a door: you alone will see its four keys. Remember those that go back: they will serve when their door is nearly open.
