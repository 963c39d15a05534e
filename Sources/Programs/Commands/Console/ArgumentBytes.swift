import FileIO
import SystemPackage

/// The arguments of this process as the system has them.
enum ArgumentBytes {
  /// A sentence about the first argument that is not UTF-8; nil if all are.
  ///
  /// Texts would have other characters in place of its bytes, so that they name another file. The
  /// parser takes texts alone, and keeps no bytes. Files in directories that are named may have any
  /// names.
  static var mistake: String? {
    let arguments = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for argument in arguments.dropFirst() {
      guard let argument, String(validatingCString: argument) == nil else { continue }
      let name = FilePath(platformString: argument).printable
      return "the argument '\(name)' is not UTF-8, as names on the command line must be; "
        + "rename it, or make a link to it with another name."
    }
    return nil
  }
}
