import Geometry
import PictureKit
import StageKit
import Testing
import Tween

@Suite struct CameraTests {
  private let stage = Stage(size: Size(200, 100))
  private let view = View(frame: Rect(x: 20, y: 20, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.view.addSubview(view)
  }

  /// The frame of the view as it is drawn at a time.
  private func shown(at time: Double) throws -> Rect {
    let frame = stage.frame(at: time)
    let root = try #require(frame.layers.first)
    let layer = try #require(root.sublayers.first)
    let corners = [Point.zero, Point(20, 20)].map {
      $0.applying(layer.transform).applying(root.transform)
    }
    return Rect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
      height: corners[1].y - corners[0].y)
  }

  @Test func `a view fills the frame with its padding`() throws {
    stage.camera.zoom(to: view, padding: 5)
    // 30 points of height become 100.
    #expect(stage.camera.magnification == 100.0 / 30)
    let shown = try shown(at: 0)
    #expect(abs(shown.midX - 100) < 1e-9 && abs(shown.midY - 50) < 1e-9)
    #expect(abs(shown.height - 20 * 100 / 30) < 1e-9)
  }

  @Test func `it moves in its duration and comes back`() throws {
    stage.camera.move(to: Point(30, 30), magnification: 2, duration: 1, curve: .linear)
    #expect(try shown(at: 0) == view.frame)
    let half = try shown(at: 0.5)
    #expect(abs(half.width - 30) < 1e-9)
    let end = try shown(at: 1)
    #expect(abs(end.midX - 100) < 1e-9 && abs(end.width - 40) < 1e-9)
    stage.camera.reset(duration: 1)
    #expect(abs(try shown(at: 2).minX - 20) < 1e-9)
    #expect(stage.camera.center == Point(100, 50) && view.frame.minX == 20)
  }
}
