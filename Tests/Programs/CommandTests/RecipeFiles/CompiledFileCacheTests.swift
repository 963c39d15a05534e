import FoundationEssentials
import Glibc
import SystemPackage
import TestSupport
import Testing

/// What the cache of compiled files loads into the process, and what not.
@Suite struct CompiledFileCacheTests {
  private static let recipe = """
    import Zoetrope

    struct Square: Recipe {
      let id = "square"
      let title = "A square"
      let source = "A test"
      let canvas = Size(width: 40, height: 40)
      let duration = 1.0
      let keyMoments = [0.0]

      func perform(on stage: Stage) { stage.view.backgroundColor = .red }
    }
    """

  /// What can happen to an entry of the cache.
  enum Damage: CaseIterable {
    case cutToOnePage, cutToNothing, changedByte, added, libraryThatOthersMayWrite,
      directoryThatOthersMayWrite, link, otherOwner, noRecord

    /// Applies the damage to the entry in a directory.
    func apply(to entry: FilePath) throws {
      let library = entry.appending("recipes.so")
      var bytes = try contents(of: library)
      switch self {
      case .cutToOnePage: try put(bytes.prefix(4096), into: library)
      case .cutToNothing: try put([], into: library)
      case .changedByte:
        bytes[bytes.count / 2] ^= 1
        try put(bytes, into: library)
      case .added: try put(bytes + [0], into: library)
      case .libraryThatOthersMayWrite: #expect(chmod(library.string, 0o666) == 0)
      case .directoryThatOthersMayWrite: #expect(chmod(entry.string, 0o777) == 0)
      case .link:
        try put(bytes, into: entry.appending("copy"))
        try FileManager.default.removeItem(atPath: library.string)
        try FileManager.default.createSymbolicLink(
          atPath: library.string, withDestinationPath: "copy")
      // The user nobody of Debian.
      case .otherOwner: #expect(chown(library.string, 65534, 65534) == 0)
      case .noRecord:
        try FileManager.default.removeItem(atPath: entry.appending("record.json").string)
      }
    }
  }

  private func entry(in sandbox: borrowing Sandbox) throws -> FilePath {
    let library = try #require(try sandbox.names.first { $0.hasSuffix("recipes.so") })
    return sandbox.path.pushing(FilePath(library)).removingLastComponent()
  }

  // Only root can give a file to another user.
  @Test(arguments: Damage.allCases.filter { $0 != .otherOwner || geteuid() == 0 })
  func `an entry that is not whole or not the user's alone is compiled again`(damage: Damage)
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "Square.swift")
    let first = try await sandbox.run("trace Square.swift --fps 1")
    #expect(first.exitCode == 0, "\(first.standardError)")
    try damage.apply(to: try entry(in: sandbox))
    let second = try await sandbox.run("trace Square.swift --fps 1")
    #expect(second.exitCode == 0 && second.output == first.output)
    #expect(second.standardError == "Compiling Square.swift\n")
    let third = try await sandbox.run("trace Square.swift --fps 1")
    #expect(third.standardError == "" && third.output == first.output)
  }

  @Test func `what is compiled is the user's alone, whatever the mask of new files`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "Square.swift")
    let line =
      "umask 0; XDG_CACHE_HOME=\"$PWD/cache\" exec \"$zoetrope\" trace Square.swift --fps 1"
    for message in ["Compiling Square.swift\n", ""] {
      let outcome = try await sandbox.shell(line)
      #expect(outcome.exitCode == 0 && outcome.standardError == message)
    }
    let cache = sandbox.path.appending("cache/zoetrope")
    let entry = try entry(in: sandbox)
    for path in [cache, cache.appending("files"), entry, entry.appending("recipes.so")] {
      let permissions = try path.stat().permissions
      #expect(permissions.isDisjoint(with: [.groupWrite, .otherWrite]), "\(path): \(permissions)")
    }
  }

  @Test func `64 entries are kept, and those of the last ten minutes`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "Square.swift")
    _ = try await sandbox.run("trace Square.swift --fps 1")
    let square = try entry(in: sandbox)
    try sandbox.write(Self.recipe.replacing(".red", with: ".blue"), to: "Blue.swift")
    let entries = square.removingLastComponent()
    let outcome = try await sandbox.shell(
      """
      cd \(entries)
      for number in $(seq 70); do mkdir new$number old$number; done
      touch -d '30 minutes ago' old* && touch -d '1 hour ago' \(square)
      """)
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    // What is used is not old any more.
    #expect(try await sandbox.run("trace Square.swift --fps 1").standardError == "")
    _ = try await sandbox.run("trace Blue.swift --fps 1")
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: entries.string)
    }
    #expect(try names().count { $0.hasPrefix("new") } == 70)
    #expect(try names().count { $0.hasPrefix("old") } == 0)
    #expect(try names().contains(square.lastComponent!.string))
    // Of old ones, those that were used last fill the 64.
    _ = try await sandbox.shell("cd \(entries) && touch -d '20 minutes ago' new* && mkdir old1")
    _ = try await sandbox.shell("touch -d '2 hours ago' \(entries)/old1")
    try sandbox.write(Self.recipe.replacing(".red", with: ".green"), to: "Green.swift")
    _ = try await sandbox.run("trace Green.swift --fps 1")
    #expect(try names().count == 64)
    #expect(try !names().contains("old1"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a directory to another user"))
  func `a cache of another user is refused with a sentence`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "Square.swift")
    try sandbox.makeDirectory("cache/zoetrope/files")
    #expect(chown(sandbox.path.appending("cache/zoetrope").string, 65534, 65534) == 0)
    let outcome = try await sandbox.run("trace Square.swift --fps 1")
    #expect(outcome.exitCode == 65 && outcome.output == "")
    #expect(
      outcome.standardError.hasSuffix(
        "Error: The cache \(sandbox.path.appending("cache/zoetrope")) is not a directory of your own; "
          + "remove it, or set XDG_CACHE_HOME to the path of one.\n"), "\(outcome.standardError)")
  }
}
