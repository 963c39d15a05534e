internal import Geometry
internal import StageKit

/// The book's recipe 13-1, third part: when the ball has arrived it makes half a turn.
///
/// On screen a positive angle turns clockwise. The book says the opposite of the half turn; the
/// variant `-ccw` shows it as the book tells it.
struct RotateChain: Recipe {
  /// Which way the ball turns.
  enum Direction: Sendable {
    /// As a positive angle does.
    case clockwise
    /// As the book tells it.
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
