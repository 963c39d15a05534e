import Dynamics
import Geometry
import Glibc
import StageKit

/// A square that falls to the bottom of the stage and comes to rest, with a log line and a view
/// that appears after 0.5 s.
struct FallRecipe: Recipe {
  let id = "fall"
  let title = "Fall"
  let source = "Tests"
  let keyMoments = [0.0, 0.5]
  @Parameter("width", 50...400) var width = 100
  @Parameter("gravity", 0...10) var gravity = 1.0

  var canvas: Size { Size(Double(width), 150) }
  var duration: Double { 2 }

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: 30, y: 10, width: 20, height: 20))
    square.name = "square"
    square.backgroundColor = .red
    stage.view.addSubview(square)
    let animator = stage.retain(DynamicAnimator(referenceView: stage.view))
    let gravity = GravityBehavior(items: [square])
    gravity.magnitude = self.gravity
    animator.addBehavior(gravity)
    let collision = CollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    stage.tap(at: Point(50, 25), time: 0.5)
    stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      let late = View(frame: Rect(x: 5, y: 5, width: 5, height: 5))
      late.name = "late"
      late.backgroundColor = .blue
      stage.view.addSubview(late)
      stage.log("half \"time\"")
    }
  }
}

/// A recipe of any duration.
struct LongRecipe: Recipe {
  let id = "long"
  let title = "Long"
  let source = "Tests"
  let canvas = Size(40, 40)
  let keyMoments = [0.0, .nan]
  var duration = 3600.0

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: 0, y: 10, width: 10, height: 10))
    square.backgroundColor = .red
    stage.view.addSubview(square)
    stage.animate(withDuration: 10, options: [.curveLinear, .repeat, .autoreverse]) {
      square.center.x = 35
    }
  }
}

/// A recipe that a request performs until it is cancelled: its clock stops at each whole second.
///
/// It stops again for the next request, which continues with the same performance.
struct EndlessRecipe: Recipe {
  let id = "endless"
  let title = "Endless"
  let source = "Tests"
  let canvas = Size(40, 40)
  let duration = 10.0

  func perform(on stage: Stage) {
    stage.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      while !Task.isCancelled { usleep(1000) }
    }
  }
}
