internal import Geometry

/// What happens to a finger in an event.
struct TouchChange {
  enum Kind: Equatable {
    case beginning
    /// A move to a location, in the coordinates of the stage's view.
    case move(Point)
    /// The end, with the velocity that recognizers report then; nil is that of the last move.
    case lift(Vector?)
    case cancellation
  }

  let touch: Touch
  let kind: Kind

  init(_ touch: Touch, _ kind: Kind) {
    self.touch = touch
    self.kind = kind
  }
}
