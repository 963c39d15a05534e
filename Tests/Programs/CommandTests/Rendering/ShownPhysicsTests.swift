import Imaging
import Testing

/// Bodies and boundaries in pictures that the command renders.
@Suite struct ShownPhysicsTests {
  @Test func `with --show-physics the outline of a body is drawn around its view`() async throws {
    let sandbox = try Sandbox()
    for (name, flag) in [("shown.png", "--show-physics"), ("plain.png", "")] {
      let outcome = try await sandbox.zoetrope(
        "still book-13-2-gravity-collision --at 0 \(flag) -o \(name)")
      #expect(outcome.exitCode == 0 && outcome.standardError == "")
    }
    let (shown, plain) = (try sandbox.image("shown.png"), try sandbox.image("plain.png"))
    let places = (0..<shown.height).flatMap { y in
      (0..<shown.width).filter { shown[$0, y] != plain[$0, y] }.map { (x: $0, y: y) }
    }
    #expect(!places.isEmpty)
    // Blue lines: less red than what was there.
    let bluer = places.count { shown[$0.x, $0.y] & 0xFF > shown[$0.x, $0.y] >> 16 & 0xFF }
    #expect(bluer > 100)
    // Lines only: a small part of the picture.
    #expect(places.count < shown.width * shown.height / 50)
  }

  @Test func `a sheet and a film show physics, and shards of both kinds do not mix`() async throws {
    let sandbox = try Sandbox()
    let what = "steps-bounce --scale 0.2 --quiet"
    let first = try await sandbox.zoetrope("render \(what) -o a --shard 1/2 --show-physics")
    #expect(first.exitCode == 0)
    let second = try await sandbox.zoetrope("render \(what) -o a --shard 2/2")
    #expect(second.exitCode == 0)
    let join = try await sandbox.zoetrope("join a --quiet")
    #expect(join.exitCode == 1)
    #expect(join.standardError.contains("--show-physics is not given, not given"))
    for (name, flag) in [("shown.png", "--show-physics"), ("plain.png", "")] {
      let sheet = try await sandbox.zoetrope("sheet book-13-2-gravity-collision \(flag) -o \(name)")
      #expect(sheet.exitCode == 0)
    }
    #expect(try sandbox.read("shown.png") != sandbox.read("plain.png"))
  }
}
