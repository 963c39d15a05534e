import SystemPackage

/// The name of a hidden file or directory that is written before it replaces its target:
/// `.zoetrope-1cv9k0z-4f2-2bqy8-3w5e11264sgsf.part`.
///
/// It says which process made it, so that the next one in that directory can remove it if that
/// process was killed. It does not contain the target's name, which may be as long as a name can
/// be. This is the only scheme of temporary names in the program.
struct StagingName: Hashable, Sendable {
  /// The process that made the file.
  let owner: ProcessIdentity
  private let random: UInt64

  private static let prefix = ".zoetrope-"
  private static let suffix = ".part"
  private static let radix = 36

  /// Creates a unique name of this process.
  init() {
    owner = .current
    random = .random(in: 0 ... .max)
  }

  /// Parses a name; nil if it is not one that ``init()`` makes.
  init?(_ name: FilePath.Component) {
    let text = name.string
    guard text.hasPrefix(Self.prefix), text.hasSuffix(Self.suffix) else { return nil }
    let fields = text.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 4, let origin = UInt32(fields[0], radix: Self.radix),
      let id = CInt(fields[1], radix: Self.radix),
      let startTime = UInt64(fields[2], radix: Self.radix),
      let random = UInt64(fields[3], radix: Self.radix)
    else { return nil }
    owner = ProcessIdentity(origin: origin, id: id, startTime: startTime)
    self.random = random
    guard self.name == text else { return nil }
  }

  private var name: String {
    let owner: [any BinaryInteger] = [owner.origin, owner.id, owner.startTime, random]
    return Self.prefix + owner.map { String($0, radix: Self.radix) }.joined(separator: "-")
      + Self.suffix
  }

  /// Returns the path of the name in a directory.
  func path(in directory: FilePath) -> FilePath { directory.appending(name) }
}

/// Returns whether a name is that of a hidden file or directory of a run, whether it is still
/// running or not.
package func isStagingName(_ name: String) -> Bool {
  FilePath.Component(name).flatMap(StagingName.init) != nil
}
