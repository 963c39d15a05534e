private import Glibc
internal import Imaging
internal import SystemPackage

/// A name that no other file has, hidden in listings, from which the final name can be read.
func hiddenName(for name: FilePath.Component) -> String {
  ".\(name).\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
}

/// Renames a file, in place of an older one.
func move(_ source: FilePath, to target: FilePath) throws(FilmError) {
  do {
    try moveFile(source, to: target)
  } catch {
    throw FilmError.writing("\(target)", failedWith: error)
  }
}

/// Removes the files in a directory, however many there are.
func removeFiles(in directory: FilePath) {
  guard let stream = directory.withPlatformString({ opendir($0) }) else { return }
  defer { closedir(stream) }
  while let entry = readdir(stream) {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        _ = unlinkat(dirfd(stream), $0, 0)
      }
    }
  }
}

extension Errno {
  /// The system's answer in an error that SystemPackage throws without saying its type.
  init(catching error: any Error) {
    self = error as? Errno ?? .ioError
  }
}
