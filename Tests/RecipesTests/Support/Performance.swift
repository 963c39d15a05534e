import Dynamics
import Geometry
import Recipes
import StageKit
import Testing

/// A recipe that is being performed, 60 frames a second: frame k shows what k steps have done.
struct Performance {
  let recipe: any Recipe
  let stage: Stage

  init(_ id: String) throws {
    recipe = try #require(Catalog.recipe(withID: id))
    stage = recipe.stage()
  }

  // MARK: Who performs

  /// The view of a name.
  func view(_ name: String) throws -> View {
    func find(in view: View) -> View? {
      view.name == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: stage.view), "there is no view \(name)")
  }

  /// The first animator that the stage retains.
  var animator: DynamicAnimator {
    get throws {
      try #require(stage.retainedObjects.lazy.compactMap { $0 as? DynamicAnimator }.first)
    }
  }

  /// The first behavior of a kind, children included.
  func behavior<Behavior: DynamicBehavior>(_ type: Behavior.Type) throws -> Behavior {
    func all(_ behaviors: [DynamicBehavior]) -> [DynamicBehavior] {
      behaviors + behaviors.flatMap { all($0.childBehaviors) }
    }
    let found = all(try animator.behaviors).lazy.compactMap { $0 as? Behavior }
    return try #require(found.first, "there is no \(type)")
  }

  /// Reads velocities of views; it is an item behavior that changes nothing.
  func speedometer(of names: String...) throws -> DynamicItemBehavior {
    let behavior = DynamicItemBehavior(items: try names.map(view))
    try animator.addBehavior(behavior)
    return behavior
  }

  // MARK: Frame by frame

  func advance(toFrame frame: Int) { stage.advance(to: Double(frame) / 60) }

  /// Goes through frames, and looks at each.
  func forEachFrame(in range: ClosedRange<Int>, _ body: (Int) throws -> Void) rethrows {
    for frame in range {
      advance(toFrame: frame)
      try body(frame)
    }
  }

  /// The views in frames 0...last; `inspect` is called after each frame.
  func record(
    through last: Int, inspect: (Int) throws -> Void = { _ in }
  ) throws -> Recording {
    var states: [String: [ViewState]] = [:]
    try forEachFrame(in: 0...last) { frame in
      for state in stage.viewStates { states[state.name, default: []].append(state) }
      try inspect(frame)
    }
    return Recording(states: states, entries: entries)
  }

  /// What has happened in the animators so far.
  var entries: [DynamicLogEntry] { stage.dynamicLogEntries }

  /// The velocity of a view in a frame, in points a second, from the frames around it.
  ///
  /// - Precondition: The stage has not come farther than the frame before.
  func velocity(of name: String, inFrame frame: Int) throws -> Vector {
    let view = try view(name)
    advance(toFrame: frame - 1)
    let before = view.center
    advance(toFrame: frame + 1)
    return (view.center - before) * 30
  }

  // MARK: At a time

  /// How the view of a name stands on the screen at a time.
  func state(of name: String, at time: Double) throws -> ViewState {
    stage.advance(to: time)
    return try #require(stage.viewStates.first { $0.name == name })
  }

  /// The frame of a view that is not turned.
  func frame(of name: String, at time: Double) throws -> Rect {
    let state = try state(of: name, at: time)
    return Rect(center: state.center, size: state.size)
  }
}
