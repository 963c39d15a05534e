internal import FileIO
internal import Geometry
private import Glibc
internal import SystemPackage

/// The end of a program on a machine without the fonts that it needs.
enum MissingFonts {
  /// Ends the process with exit code 1 and a sentence on standard error, without unfinished files.
  ///
  /// Texts are laid out amid the work of recipes, by functions that cannot fail, and a film without
  /// its texts is of no use.
  ///
  /// - Parameters:
  ///   - directories: The directories of the installed fonts.
  ///   - family: The family that is not installed; nil if there is no font.
  static func exit(searched directories: [String], lacking family: String? = nil) -> Never {
    let verb = directories.count == 1 ? "has" : "have"
    let places = directories.list(conjunction: "and")
    let sentence =
      if let family {
        """
        Error: text of 20 points and more needs the font \(family), but \(places) \(verb) only \
        Inter; install it with `apt install fonts-inter` (version 4 or newer).

        """
      } else {
        """
        Error: text needs a font, but \(places) \(verb) none; install one with \
        `apt install fonts-inter`.

        """
      }
    UnfinishedWork.undoAll {
      _ = try? FileDescriptor.standardError.writeAll(sentence.utf8)
      _exit(1)
    }
  }
}
