package import SystemPackage

/// A file that is complete whenever it is there.
///
/// It grows under another name beside its own, which it gets by ``publish()``; if that does not happen,
/// nothing of it is left. A device or a pipe is written to directly: replacing one by a file is never what
/// was meant.
package struct WholeFile: ~Copyable, Sendable {
  private let path: FilePath
  private let partial: FilePath?
  private let file: FileDescriptor
  private var isClosed = false
  private var isPublished = false

  /// Opens the file to be.
  package init(_ path: FilePath) throws {
    let type = try? Stat(path).type
    let isDevice = type != nil && type != .regular && type != .directory
    let partial = isDevice ? nil : try Self.partialPath(beside: path)
    let file =
      if let partial {
        try FileDescriptor.open(
          partial, .writeOnly, options: [.create, .exclusiveCreate],
          permissions: FilePermissions(rawValue: 0o666))
      } else {
        try FileDescriptor.open(path, .writeOnly)
      }
    self.path = path
    self.partial = partial
    self.file = file
  }

  /// Adds bytes.
  package func write(_ bytes: [UInt8]) throws {
    try file.writeAll(bytes)
  }

  /// Gives the file its name, in place of an older file.
  package consuming func publish() throws {
    isClosed = true
    try file.close()
    guard let partial else { return }
    try moveFile(partial, to: path)
    isPublished = true
  }

  deinit {
    if !isClosed { try? file.close() }
    if !isPublished, let partial { removeFile(partial) }
  }

  /// Writes a file of these bytes.
  static func write(_ bytes: [UInt8], to path: FilePath) throws {
    let file = try WholeFile(path)
    try file.write(bytes)
    try file.publish()
  }

  private static func partialPath(beside path: FilePath) throws(Errno) -> FilePath {
    guard let name = path.lastComponent else { throw .isDirectory }
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return path.removingLastComponent().appending("\(name.string).\(random).partial")
  }
}
