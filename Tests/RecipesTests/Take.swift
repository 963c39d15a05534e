import Dynamics
import Geometry
import Recipes
import Stage
import Testing

/// A recipe with dynamic animators that is being performed, 60 frames a second.
///
/// Frame k is what shows after k steps.
struct Take {
  let stage: Stage
  let animators: [DynamicAnimator]

  init(_ id: String) throws {
    stage = try #require(Catalog.recipe(withID: id)).stage()
    animators = stage.kept.compactMap { $0 as? DynamicAnimator }
  }

  var animator: DynamicAnimator {
    get throws { try #require(animators.first) }
  }

  func advance(to frame: Int) { stage.advance(to: Double(frame) / 60) }

  /// Goes through frames, and looks at each.
  func frames(_ range: ClosedRange<Int>, _ body: (Int) throws -> Void) rethrows {
    for frame in range {
      advance(to: frame)
      try body(frame)
    }
  }

  func view(_ name: String) throws -> View {
    func find(in view: View) -> View? {
      view.name == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: stage.view), "there is no view \(name)")
  }

  /// The first behavior of a kind, children included.
  func behavior<Behavior: DynamicBehavior>(_ type: Behavior.Type) throws -> Behavior {
    func all(_ behaviors: [DynamicBehavior]) -> [DynamicBehavior] {
      behaviors + behaviors.flatMap { all($0.childBehaviors) }
    }
    let found = animators.flatMap { all($0.behaviors) }.lazy.compactMap { $0 as? Behavior }
    return try #require(found.first, "there is no \(type)")
  }

  /// The frame that shows the first contact so far.
  var firstContact: Double? { frame(of: .contactBegan) }

  /// The frame with which the animator first came to rest, of those so far.
  var firstPause: Double? { frame(of: .paused) }

  private func frame(of kind: DynamicEntry.Kind) -> Double? {
    stage.dynamicEntries.first { $0.kind == kind }.map { ($0.time * 60).rounded() }
  }

  /// The velocity of a view in a frame, in points a second, from the frames around it.
  ///
  /// - Precondition: The stage has not come farther than the frame before.
  func velocity(of name: String, in frame: Int) throws -> Vector {
    let view = try view(name)
    advance(to: frame - 1)
    let before = view.center
    advance(to: frame + 1)
    return (view.center - before) * 30
  }
}

/// The tolerances of predictions, in points, radians, points a second and frames: class B before
/// any contact, class C after one and at rest.
enum Tolerance {
  static let smooth = (points: 0.5, angle: 0.005, speed: 1.0)
  static let contact = (points: 2.0, angle: 0.02, frames: 2.0)
}
