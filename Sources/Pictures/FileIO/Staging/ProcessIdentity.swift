import SystemPackage

/// What distinguishes a process from all others of the machine, earlier and later ones too.
///
/// An identifier alone is used again by later processes; with its start time it is not.
struct ProcessIdentity: Hashable, Sendable {
  /// The boot of the machine and the namespace of process identifiers: a hash of their names.
  ///
  /// Processes of another machine or container are not seen from here, so that nothing is known
  /// about them.
  let origin: UInt32
  /// The identifier.
  let id: CInt
  /// The time since the boot, in clock ticks.
  let startTime: UInt64

  /// The identity of this process.
  static let current = ProcessIdentity(
    origin: currentOrigin, id: processID, startTime: processStatus(of: processID)?.startTime ?? 0)

  /// Whether it is known that the process has ended.
  var hasEnded: Bool {
    guard origin == Self.current.origin, id > 0 else { return false }
    guard processExists(id) else { return true }
    guard let status = Self.processStatus(of: id) else { return false }
    return status.hasEnded || (startTime != 0 && status.startTime != startTime)
  }

  private static let currentOrigin: UInt32 = {
    let boot = contents(of: "/proc/sys/kernel/random/boot_id") ?? []
    let namespaces = ["pid", "time"].map { name in
      ((try? readLink(FilePath("/proc/self/ns/\(name)"))) ?? nil)?.string ?? ""
    }
    // FNV-1a.
    return (boot + namespaces.joined(separator: " ").utf8).reduce(2_166_136_261) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
  }()

  /// Reads the fields 3, 20 and 22 of proc(5)'s `stat`.
  private static func processStatus(of id: CInt) -> (hasEnded: Bool, startTime: UInt64)? {
    guard let bytes = contents(of: FilePath("/proc/\(id)/stat")),
      // The second field is the name, in parentheses; it may contain spaces and parentheses.
      let name = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = String(decoding: bytes[(name + 1)...], as: UTF8.self).split(separator: " ")
    guard fields.count > 19, let threads = Int(fields[17]), let start = UInt64(fields[19]) else {
      return nil
    }
    // The first thread of a process may end before the others: it is a zombie until then.
    return (["Z", "X"].contains(fields[0]) && threads < 2, start)
  }

  /// Returns the first 4 KiB of a file of procfs.
  private static func contents(of path: FilePath) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(path, .readOnly, options: .closeOnExec) else {
      return nil
    }
    defer { try? file.close() }
    return try? [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }
}
