internal import Dynamics
internal import Geometry
internal import StageKit

/// Slide 17: an instantaneous push.
///
/// Angle with magnitude and push direction set the same vector: the last assignment wins. A push of
/// 100 moves the square off the screen within two frames; the variant `-slow` uses a hundredth of
/// it.
struct WarrenPushInstantaneous: Recipe {
  let id: String
  let title: String
  let source = warrenSlides
  let canvas = Size.phone
  let duration: Double
  let keyMoments: [Double]
  @Parameter("magnitude", 0...100) private var magnitude = 100.0

  /// Creates the recipe.
  ///
  /// - Parameter scale: The factor for the magnitude on the slide; 1 by default.
  init(scale: Double = 1) {
    if scale == 1 {
      id = "warren-push-instantaneous"
      title = "Push, instantaneous"
      duration = 0.5
      keyMoments = [0, 1.0 / 60, 2.0 / 60]
    } else {
      id = "warren-push-instantaneous-slow"
      title = "Push, instantaneous and slow"
      duration = 2.5
      keyMoments = [0, 0.5, 1, 1.5, 2]
      magnitude = 100 * scale
    }
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let square = view.addSquare(center: Point(160, 284))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let push = PushBehavior(items: [square], mode: .instantaneous)
    push.angle = .pi
    push.magnitude = magnitude
    push.pushDirection = Vector(dx: magnitude, dy: 0)
    animator.addBehavior(push)
  }
}
