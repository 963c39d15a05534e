internal import FileIO
internal import Glibc
internal import SystemPackage

/// The type of a file system, as the kernel names it.
struct FileSystemType {
  let name: String

  /// Types whose files other machines see.
  private static let shared: Set = [
    "9p", "afs", "beegfs", "ceph", "cifs", "gfs2", "glusterfs", "gpfs", "lustre", "ncpfs", "nfs",
    "nfs4", "ocfs2", "orangefs", "panfs", "smb3", "virtiofs", "wekafs",
  ]

  /// Whether other machines may see the files; that is unknown of file systems in user space.
  var isShared: Bool { Self.shared.contains(name) || name.hasPrefix("fuse") }
}

/// Returns the type of the file system of the nearest directory that exists; nil if it is unknown.
func fileSystemType(of path: FilePath) -> FileSystemType? {
  var nearest = path
  while canonicalPath(of: nearest) == nil, nearest.lastComponent != nil {
    nearest.removeLastComponent()
  }
  guard let target = canonicalPath(of: nearest.isEmpty ? "." : nearest),
    let mounts = try? readFile("/proc/self/mounts", maxSize: 1 << 22)
  else { return nil }
  // The fields of a line: device, directory, type. Later mounts hide earlier ones.
  var depth = -1
  var type: FileSystemType?
  for line in String(decoding: mounts, as: UTF8.self).split(separator: "\n") {
    let fields = line.split(separator: " ").map(String.init)
    guard fields.count > 2 else { continue }
    let path = FilePath(fields[1].replacing("\\040", with: " "))
    guard target.starts(with: path), path.components.count >= depth else { continue }
    depth = path.components.count
    type = FileSystemType(name: fields[2])
  }
  return type
}

/// The name of this machine without its domain.
var hostName: String {
  var bytes = [CChar](repeating: 0, count: 256)
  gethostname(&bytes, bytes.count - 1)
  let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return name.split(separator: ".").first.map(String.init) ?? name
}
