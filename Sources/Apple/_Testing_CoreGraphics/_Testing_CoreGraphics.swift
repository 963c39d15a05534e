// Swift Testing declares that a file which imports both Testing and CoreGraphics imports this
// module, too: its overlay for Apple's Core Graphics. Without it such a file does not compile. It
// has nothing to add to ours.
