import Dynamics
import Geometry
import StageKit

/// A stage of 320 x 568 pt with a square of 64 x 64 pt and an animator, which has no behavior yet.
struct DynamicScene {
  let stage = Stage(size: .phone)
  let view = View(frame: Rect(center: Point(160, 116), size: Size(64, 64)))
  let animator: DynamicAnimator

  init() {
    stage.view.addSubview(view)
    animator = DynamicAnimator(referenceView: stage.view)
  }

  /// The scene with gravity and the bounds of the stage for the square, which starts turned, so
  /// that it tumbles.
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

  /// Makes the square move at a constant speed in points a second, and turn in radians a second.
  func launch(_ velocity: Vector, turning: Double = 0) {
    let properties = DynamicItemBehavior(items: [view])
    properties.resistance = 0
    properties.angularResistance = 0
    animator.addBehavior(properties)
    properties.addLinearVelocity(velocity, for: view)
    properties.addAngularVelocity(turning, for: view)
  }

  /// Where the square is on the screen at a time.
  func shown(at time: Double) -> View.Presentation {
    stage.advance(to: time)
    return view.presentation
  }
}

/// The time of a step on a stage, in seconds.
func tick(_ number: Int) -> Double { Double(number) / 60 }
