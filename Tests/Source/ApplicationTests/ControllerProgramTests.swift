import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

/// Programs that present controllers.
@Suite struct `programs with several controllers` {
  @Test func `a controller falls in, and leaves when it is closed`() async throws {
    let run = try await ProgramRun("DropTransitionViewController")
    run.stage.tap(at: Point(160, 100), time: 0.5)
    run.stage.tap(at: Point(160, 272), time: 5)
    run.stage.advance(to: 0.9)
    let root = try #require(run.stage.view.subviews.first as? Window)
    let presented = try #require(root.rootViewController?.presentedViewController)
    let view = try #require(presented.viewIfLoaded)
    #expect(view.frame.minY < -50 && run.output.isEmpty)
    run.stage.advance(to: 4.9)
    #expect(run.output == ["shown"])
    #expect(isClose(view.frame.minY, 0, within: 1.5))
    run.stage.advance(to: 8)
    #expect(run.output == ["shown", "closed"])
    #expect(root.rootViewController?.presentedViewController == nil && view.window == nil)
  }

  @Test func `an image on black is thrown away, and the gallery is back`() async throws {
    let run = try await ProgramRun("GalleryViewController")
    run.stage.tap(at: Point(160, 110), time: 0.5)
    run.stage.pan(
      from: Point(160, 284), to: Point(160, 184), at: 2, duration: 0.2,
      velocity: Vector(dx: 0, dy: -1500))
    run.stage.advance(to: 1.9)
    #expect(run.output == ["presented true"])
    let window = try #require(run.stage.view.subviews.first as? Window)
    let viewer = try #require(window.rootViewController?.presentedViewController)
    #expect(viewer.view.backgroundColor == .black)
    let image = try #require(viewer.view.subviews.first)
    run.stage.advance(to: 2.5)
    #expect(image.frame.maxY < 284)
    run.stage.advance(to: 3)
    #expect(window.rootViewController?.presentedViewController == nil)
    #expect(viewer.view.window == nil)
  }
}
