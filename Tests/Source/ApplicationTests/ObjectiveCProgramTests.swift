import Geometry
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Programs in Objective-C, in the styles of old apps.
///
/// A comment in each says what it prints by when.
@Suite struct `programs in Objective-C` {
  private static let programs = files(in: ObjectiveCRun.folder).filter {
    $0.hasSuffix(".m") && $0 != "Dynamics/PendulumBehavior.m" && !$0.hasPrefix("Twins/")
  }.sorted()
  /// Those that other tests run.
  private static let special = ["Language/CRules.m", "Screens/Dragged.m", "Screens/Fingers.m"]

  @Test func `there are programs of all kinds`() {
    #expect(Self.programs.count >= 25)
  }

  @Test(arguments: programs.filter { !special.contains($0) })
  func `print what they promise`(name: String) async throws {
    let promise = try #require(try Promise(of: ObjectiveCRun.folder.appending(name)))
    let run = try await ObjectiveCRun(name)
    run.stage.advance(to: promise.time)
    #expect(run.output == promise.lines)
  }

  @Test func `a dragged view is thrown`() async throws {
    let run = try await ObjectiveCRun("Screens/Dragged.m")
    run.stage.pan(
      from: Point(160, 160), to: Point(160, 260), at: 0.2, duration: 0.5,
      velocity: Vector(dx: 0, dy: 400))
    run.stage.advance(to: 2)
    #expect(run.output == ["may begin", "began", "ended, downward: 1"])
  }

  @Test func `a view follows touches`() async throws {
    let run = try await ObjectiveCRun("Screens/Fingers.m")
    run.stage.pan(from: Point(60, 60), to: Point(200, 300), at: 0.2, duration: 0.5)
    run.stage.advance(to: 1)
    #expect(run.output == ["began with 1", "ended at 200 300"])
  }
}
