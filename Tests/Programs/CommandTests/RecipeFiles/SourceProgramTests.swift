import Imaging
import TestSupport
import Testing

/// Which program reads what: `zoetrope` alone has all but Swift files and the folders of programs
/// for iOS.
@Suite struct SourceProgramTests {
  private static let scene = """
    duration: 1
    canvas: [40, 40]
    views:
      - view: {name: box, backgroundColor: red, frame: [0, 0, 20, 20]}
    """

  /// Returns a directory with a copy of the program that has no other beside it.
  private func sandboxOfOneProgram() async throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.scene, to: "scene.yaml")
    try sandbox.write("import Zoetrope\n", to: "Empty.swift")
    try sandbox.makeDirectory("alone")
    #expect(try await sandbox.shell("cp \"$zoetrope\" alone/zoetrope").exitCode == 0)
    return sandbox
  }

  @Test func `a scene and a built-in recipe need no other program`() async throws {
    let sandbox = try await sandboxOfOneProgram()
    let scene = try await sandbox.shell("alone/zoetrope still scene.yaml --at 0 -o scene.png")
    #expect(scene.exitCode == 0, "\(scene.standardError)")
    #expect(try sandbox.image("scene.png")[0, 0] == 0xFFFF_0000)
    let recipe = try await sandbox.shell("alone/zoetrope still steps-bounce --at 0 -o recipe.png")
    #expect(recipe.exitCode == 0, "\(recipe.standardError)")
  }

  @Test(arguments: [
    "list Empty.swift", "preview --no-open Empty.swift", "sprites Empty.swift",
    "still Empty.swift --at 0", "render --quiet Empty.swift -o film.mp4",
    "golden check Empty.swift", "farm plan Empty.swift --csv",
    "golden check scene.yaml Empty.swift",
    "list .",
  ])
  func `source for iOS needs a program that is named where it is missing`(
    arguments: String
  ) async throws {
    let sandbox = try await sandboxOfOneProgram()
    let outcome = try await sandbox.shell("alone/zoetrope \(arguments)")
    #expect(outcome.exitCode == 65)
    #expect(outcome.standardError.hasPrefix("Error: The program zoetrope-source is neither "))
    #expect(outcome.standardError.contains("'make build' makes it."))
  }

  /// The program that reads source is missing, so that nothing can have been compiled.
  @Test func `an unknown option is told before source for iOS is read`() async throws {
    let sandbox = try await sandboxOfOneProgram()
    let outcome = try await sandbox.shell("alone/zoetrope still Empty.swift --at 0 --sclae 2")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.standardError.hasPrefix(
        """
        Error: Unknown option '--sclae'. Did you mean '--scale'?
        Usage: zoetrope still [<options>] <recipe>
        """))
    #expect(
      outcome.standardError.hasSuffix("  See 'zoetrope still --help' for more information.\n"))
  }

  @Test func `sprites are drawn of a scene file`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.scene, to: "scene.yaml")
    let outcome = try await sandbox.zoetrope("sprites scene.yaml --fps 2 -o sprites.png")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    #expect(try sandbox.image("sprites.png").height > 0)
  }
}
