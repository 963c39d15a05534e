import Imaging
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// The files of `Documentation/Examples`, which the README shows, and the recipes of benchmarks.
@Suite struct ExampleFileTests {
  fileprivate static let documentation = repositoryRoot.appending("Documentation")

  @Test func `the source for iOS snaps a card to two taps`() async throws {
    let sandbox = try Sandbox()
    try sandbox.copyExample("CardViewController.swift")
    let outcome = try await sandbox.zoetrope(
      "trace CardViewController.swift --fps 1",
      environment: .inherit.updating(["XDG_CACHE_HOME": sandbox.path.appending("cache").string]))
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    // The columns are time, frame, view, x and y. The second tap is at (110, 160), near which the
    // card rests.
    let row = try #require(outcome.output.split(separator: "\n").last { $0.hasPrefix("4.0,") })
    let values = row.split(separator: ",").dropFirst(3).prefix(2).compactMap { Double($0) }
    #expect(values.count == 2)
    for (value, expected) in zip(values, [110.0, 160.0]) {
      #expect(isClose(value, expected, within: 1))
    }
  }

  @Test func `the previews of the README have golden pictures`() async throws {
    let sandbox = try Sandbox()
    try sandbox.copyExample("PriceTag.swift")
    let outcome = try await sandbox.zoetrope(
      "golden update PriceTag.swift",
      environment: .inherit.updating(["XDG_CACHE_HOME": sandbox.path.appending("cache").string]))
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    #expect(
      outcome.output
        == "goldens/PriceTag/Two digits.png\ngoldens/PriceTag/Four digits.png\n")
    let image = try sandbox.image("goldens/PriceTag/Four digits.png")
    #expect((image.width, image.height) == (480, 180))
  }

  @Test func `the scene of the README becomes a film`() async throws {
    let sandbox = try Sandbox()
    try sandbox.copyExample("ball.yaml")
    let outcome = try await sandbox.zoetrope("render ball.yaml -o ball.gif --scale 0.5 --quiet")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    #expect(outcome.output == "ball.gif: 200 frames, 160 x 160, 50 a second\n")
  }

  @Test(arguments: ["Farm/Pit1000.swift", "Films/Gradients.swift"])
  func `the recipes of benchmarks are drawn`(_ file: String) async throws {
    let sandbox = try Sandbox()
    let recipe = FilePath(file).components.reduce(repositoryRoot.appending("Benchmarks")) {
      $0.appending($1)
    }
    try sandbox.write(String(decoding: try contents(of: recipe), as: UTF8.self), to: "Bench.swift")
    let outcome = try await sandbox.zoetrope("still Bench.swift --at 0.5 -o still.png --scale 1")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    #expect(try Set(sandbox.image("still.png").pixels).count > 100)
  }

  @Test func `the moving picture of the README is the film of its scene`() async throws {
    let sandbox = try Sandbox()
    try sandbox.copyExample("title.yaml")
    let outcome = try await sandbox.zoetrope("render title.yaml -o title.svg --quiet")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    let actual = try sandbox.read("title.svg")
    let isSame = actual == (try contents(of: Self.documentation.appending("title.svg")))
    #expect(
      isSame,
      "zoetrope render Documentation/Examples/title.yaml -o Documentation/title.svg --force")
  }
}

extension Sandbox {
  /// Copies an example into the directory.
  fileprivate func copyExample(_ name: String) throws {
    let file = ExampleFileTests.documentation.appending("Examples").appending(name)
    try write(String(decoding: try contents(of: file), as: UTF8.self), to: name)
  }
}
