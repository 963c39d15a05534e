internal import FileIO
internal import Geometry
private import Glibc
internal import SystemPackage

/// The end of a program on a machine without fonts.
enum MissingFonts {
  /// Ends the process with exit code 1 and a sentence on standard error, without unfinished files.
  ///
  /// Texts are laid out amid the work of recipes, by functions that cannot fail, and a film without
  /// its texts is of no use.
  static func exit(searched directories: [String]) -> Never {
    let verb = directories.count == 1 ? "has" : "have"
    let sentence = """
      Error: text needs a font, but \(directories.list(conjunction: "and")) \(verb) none; install \
      one with `apt install fonts-inter`.

      """
    UnfinishedWork.undoAll {
      _ = try? FileDescriptor.standardError.writeAll(sentence.utf8)
      _exit(1)
    }
  }
}
