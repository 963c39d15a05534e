import Geometry
import PictureKit

/// Frames of a ball that falls in front of a static wall.
enum FallingBall {
  static let wall = FrameLayer(
    picture: Picture { $0.fill(Rect(x: 0, y: 90, width: 50, height: 10)) })

  static func ball(at y: Double) -> FrameLayer {
    FrameLayer(
      picture: Picture { $0.fillEllipse(in: Rect(x: 0, y: 0, width: 10, height: 10)) },
      transform: Transform(translationX: 20, y: y))
  }

  /// Returns a frame for each height of the ball.
  static func frames(_ heights: [Double]) -> [Frame] {
    heights.map { y in
      Frame(size: Size(50, 100), layers: [FrameLayer(sublayers: [wall, ball(at: y)])])
    }
  }
}
