internal import Artwork
internal import Geometry
internal import StageKit

/// Recipe 13-1 of the book, part 2: a ball fades in and grows while it moves to the center.
struct GrowFade: Recipe {
  let id = "book-13-1-grow-fade"
  let title = "View animation: grow and fade"
  let source = book
  let canvas = Size.phone
  let duration = 3.5
  let keyMoments = [0, 0.75, 1.5, 2.25, 3]
  @Parameter("curve") private var curve = Curve.easeInOut

  func perform(on stage: Stage) {
    growAndFade(on: stage, options: curve.options) { _ in }
  }
}

extension GrowFade {
  /// A curve of the time.
  enum Curve: String, CaseIterable {
    case easeInOut = "ease-in-out"
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case linear

    fileprivate var options: AnimationOptions {
      switch self {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    }
  }
}

/// Runs the animation that `GrowFade` and `RotateChain` share.
///
/// - Parameters:
///   - stage: The stage.
///   - options: The options of the animation; with the default curve unless given.
///   - next: The second animation, called with the ball when the first has finished.
func growAndFade(
  on stage: Stage, options: AnimationOptions = [], then next: @escaping (View) -> Void
) {
  let view = stage.view

  let blueBall = ImageView(image: .ball)
  blueBall.name = "ball"
  blueBall.frame = Rect(x: view.frame.width / 2 - 5, y: 20, width: 10, height: 10)
  blueBall.alpha = 0
  view.addSubview(blueBall)

  stage.animate(withDuration: 3, options: options) {
    blueBall.frame = Rect(
      x: view.frame.width / 2 - 32, y: view.frame.height / 2 - 32, width: 64, height: 64)
    blueBall.alpha = 1
  } completion: { _ in
    stage.log("Animation Finished")
    next(blueBall)
  }
}
