import Subprocess
import SystemPackage
import TestSupport
import Testing

/// The code of the tutorials in `Zoetrope.docc`.
@Suite struct TutorialTests {
  private static let resources = repositoryRoot.appending(
    "Sources/Programs/Zoetrope/Zoetrope.docc/Resources")

  @Test(arguments: 1...3)
  func `each step of the first film runs`(step: Int) async throws {
    let sandbox = try Sandbox()
    try sandbox.copy(Self.resources.appending("first-film-\(step).swift"), to: "Bounce.swift")
    let outcome = try await sandbox.zoetrope(
      "trace Bounce.swift --fps 1",
      environment: .inherit.updating(["XDG_CACHE_HOME": sandbox.path.appending("cache").string]))
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    let isMoving = outcome.output.split(separator: ",160.0,60.0,").count < 5
    #expect(isMoving == (step > 1))
  }

  @Test(arguments: [
    ("picture-tests-1", "MyFilms"), ("picture-tests-2", "Card"), ("picture-tests-3", "CardTests"),
  ])
  func `the package of the tutorial is the one that the command writes`(code: String, file: String)
    throws
  {
    let template = repositoryRoot.appending(
      "Sources/Programs/ZoetropeProgram/Template/\(file).swift")
    #expect(
      try contents(of: Self.resources.appending("\(code).swift")) == contents(of: template))
  }

  @Test(arguments: 1...2)
  func `each step with physics alone compiles`(step: Int) async throws {
    let sandbox = try Sandbox()
    let modules = sandbox.command.removingLastComponent().appending("Modules")
    let maps = ["Mathematics/Libm", "Engine/CPhysics/include"].map { folder in
      "-Xcc '-fmodule-map-file=\(repositoryRoot.appending("Sources/\(folder)/module.modulemap"))'"
    }
    let outcome = try await sandbox.shell(
      "swiftc -typecheck -I '\(modules)' \(maps.joined(separator: " ")) "
        + "'\(Self.resources.appending("physics-alone-\(step).swift"))'")
    #expect(outcome.exitCode == 0 && outcome.standardError == "")
  }
}

extension Sandbox {
  /// Copies a file into the directory.
  fileprivate func copy(_ file: FilePath, to name: String) throws {
    try write(String(decoding: try contents(of: file), as: UTF8.self), to: name)
  }
}
