// Swift Testing declares that a file which imports both Testing and UIKit imports this module, too:
// its overlay for Apple's UIKit. Without it such a file does not compile. It has nothing to add to
// ours.
