internal import Geometry
internal import StageKit

/// Recipe 13-1 of the book, part 3: when the ball has reached the center it rotates by half a turn.
///
/// A positive angle is clockwise on screen. The text of the book describes a counter-clockwise half
/// turn, which the variant `-ccw` shows.
struct RotateChain: Recipe {
  /// The direction of the rotation.
  enum Direction: Sendable {
    /// The direction of a positive angle.
    case clockwise
    /// The direction in the text of the book.
    case counterclockwise
  }

  let title: String
  let source = book
  let canvas = Size.phone
  let duration = 5.0
  let keyMoments = [0, 1.5, 3, 3.375, 3.75, 4.125, 4.5]
  private let direction: Direction

  /// Creates the recipe; clockwise by default.
  init(direction: Direction = .clockwise) {
    self.direction = direction
    title =
      direction == .clockwise
      ? "View animation: a chain of two" : "View animation: a chain of two, counter-clockwise"
  }

  var id: String {
    direction == .clockwise ? "book-13-1-rotate-chain" : "book-13-1-rotate-chain-ccw"
  }

  func perform(on stage: Stage) {
    growAndFade(on: stage) { blueBall in
      startRotation(of: blueBall, on: stage)
    }
  }

  private func startRotation(of blueBall: View, on stage: Stage) {
    stage.animate(
      withDuration: 1.5,
      options: direction == .clockwise ? .rotateClockwise : .rotateCounterclockwise
    ) {
      blueBall.transform = Transform(rotationAngle: .pi)
    } completion: { _ in
      stage.log("Rotation Finished")
    }
  }
}
