import Dynamics
import Geometry
import StageKit

/// A stage of 320 x 568 pt with a square of 64 x 64 pt and an animator without behaviors.
struct DynamicScene {
  let stage = Stage(size: .phone)
  let view = View(frame: Rect(center: Point(160, 116), size: Size(64, 64)))
  let animator: DynamicAnimator

  init() {
    stage.view.addSubview(view)
    animator = DynamicAnimator(referenceView: stage.view)
  }

  /// Returns a scene with gravity and collisions with the stage's bounds.
  ///
  /// The square starts rotated, so that it tumbles.
  static func tumbling() -> DynamicScene {
    let scene = DynamicScene()
    scene.view.transform = Transform(rotationAngle: 0.3)
    scene.addGravity()
    let collision = CollisionBehavior(items: [scene.view])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(collision)
    return scene
  }

  func addGravity() { animator.addBehavior(GravityBehavior(items: [view])) }

  /// Gives the square a constant velocity in points per second and a constant angular velocity in
  /// radians per second.
  func launch(_ velocity: Vector, angularVelocity: Double = 0) {
    let properties = DynamicItemBehavior(items: [view])
    properties.resistance = 0
    properties.angularResistance = 0
    animator.addBehavior(properties)
    properties.addLinearVelocity(Point.zero + velocity, for: view)
    properties.addAngularVelocity(angularVelocity, for: view)
  }

  /// Advances the stage and returns the square's presented values.
  func presentation(at time: Double) -> View.Presentation {
    stage.advance(to: time)
    return view.presentation
  }
}

/// Returns the time of the end of a step, in seconds.
func stepTime(_ number: Int) -> Double { Double(number) / 60 }
