import SystemPackage

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Writing of files that are complete whenever they are there.
enum WholeFile {
  /// Writes bytes to a temporary file beside the target and then gives it the target's name.
  static func write(_ bytes: [UInt8], to path: FilePath) throws {
    if let type = try? Stat(path).type, type != .regular, type != .directory {
      // Replacing a device or a pipe by a file is never what was meant.
      let file = try FileDescriptor.open(path, .writeOnly)
      _ = try file.closeAfter { try file.writeAll(bytes) }
      return
    }
    let partial = try partialPath(beside: path)
    let file = try FileDescriptor.open(
      partial, .writeOnly, options: [.create, .exclusiveCreate],
      permissions: FilePermissions(rawValue: 0o666))
    do {
      _ = try file.closeAfter { try file.writeAll(bytes) }
      try move(partial, to: path)
    } catch {
      _ = partial.withPlatformString { unlink($0) }
      throw error
    }
  }

  private static func partialPath(beside path: FilePath) throws(Errno) -> FilePath {
    guard let name = path.lastComponent else { throw .isDirectory }
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return path.removingLastComponent().appending("\(name.string).\(random).partial")
  }

  private static func move(_ source: FilePath, to target: FilePath) throws(Errno) {
    let result = source.withPlatformString { source in
      target.withPlatformString { target in rename(source, target) }
    }
    if result != 0 { throw Errno(rawValue: errno) }
  }
}
