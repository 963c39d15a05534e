private import Synchronization
package import SystemPackage

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

extension FilePath {
  /// A text that names the directory: its path, or one in procfs if that is not UTF-8.
  ///
  /// Foundation's paths are texts. A descriptor of the directory stays open as long as the process
  /// lives, so that other processes can use the text until then, too.
  package var directoryText: String {
    if let text = String(validating: self) { return text }
    return texts.withLock { texts in
      if let text = texts[self] { return text }
      let options: FileDescriptor.OpenOptions = [.directory, .closeOnExec]
      guard let directory = try? FileDescriptor.open(self, .readOnly, options: options) else {
        return string
      }
      let text = "/proc/\(getpid())/fd/\(directory.rawValue)"
      texts[self] = text
      return text
    }
  }
}

/// The texts of directories whose paths are not UTF-8.
private let texts = Mutex<[FilePath: String]>([:])
