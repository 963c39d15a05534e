import Dynamics
import Geometry
import Recipes
import StageKit
import Testing

/// A recipe on a stage at 60 frames per second: frame k shows the state after k steps.
struct RecipeRun {
  let recipe: any Recipe
  let stage: Stage

  init(_ id: String) throws {
    recipe = try #require(Catalog.recipe(withID: id))
    stage = recipe.stage()
  }

  // MARK: Views and behaviors

  /// Returns the view with a name.
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

  /// Returns the first behavior of a type, including child behaviors.
  func behavior<Behavior: DynamicBehavior>(_ type: Behavior.Type) throws -> Behavior {
    func all(_ behaviors: [DynamicBehavior]) -> [DynamicBehavior] {
      behaviors + behaviors.flatMap { all($0.childBehaviors) }
    }
    let found = all(try animator.behaviors).lazy.compactMap { $0 as? Behavior }
    return try #require(found.first, "there is no \(type)")
  }

  /// Adds and returns an item behavior without settings, which reads the velocities of views.
  func speedometer(of names: String...) throws -> DynamicItemBehavior {
    let behavior = DynamicItemBehavior(items: try names.map(view))
    try animator.addBehavior(behavior)
    return behavior
  }

  // MARK: Frame by frame

  func advance(toFrame frame: Int) { stage.advance(to: Double(frame) / 60) }

  /// Advances through frames and calls `body` after each.
  func forEachFrame(in range: ClosedRange<Int>, _ body: (Int) throws -> Void) rethrows {
    for frame in range {
      advance(toFrame: frame)
      try body(frame)
    }
  }

  /// Returns the states of all views in frames 0...last; calls `inspect` after each frame.
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

  /// The events of the animators so far.
  var entries: [DynamicLogEntry] { stage.dynamicLogEntries }

  /// Returns the velocity of a view in a frame, in points per second, from the adjacent frames.
  ///
  /// - Precondition: The stage is not later than the frame before.
  func velocity(of name: String, inFrame frame: Int) throws -> Vector {
    let view = try view(name)
    advance(toFrame: frame - 1)
    let before = view.center
    advance(toFrame: frame + 1)
    return (view.center - before) * 30
  }

  // MARK: At a time

  /// Returns the state of a view at a time, in seconds.
  func state(of name: String, at time: Double) throws -> ViewState {
    stage.advance(to: time)
    return try #require(stage.viewStates.first { $0.name == name })
  }

  /// Returns the frame of a view without rotation at a time, in seconds.
  func frame(of name: String, at time: Double) throws -> Rect {
    let state = try state(of: name, at: time)
    return Rect(center: state.center, size: state.size)
  }
}
