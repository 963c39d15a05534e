import Dynamics
import Geometry
import Recipes
import Stage
import Testing

/// A recipe that is being performed.
struct Performance {
  let recipe: any Recipe
  let stage: Stage

  init(_ id: String) throws {
    recipe = try #require(Catalog.recipe(withID: id))
    stage = recipe.stage()
  }

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

  /// The view of a name.
  func view(_ name: String) throws -> View {
    func find(in view: View) -> View? {
      view.name == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: stage.view))
  }

  /// The first animator that the stage keeps.
  var animator: DynamicAnimator {
    get throws { try #require(stage.kept.lazy.compactMap { $0 as? DynamicAnimator }.first) }
  }

  /// Reads velocities of views; it is an item behavior that changes nothing.
  func speedometer(of names: String...) throws -> DynamicItemBehavior {
    let behavior = DynamicItemBehavior(items: try names.map(view))
    try animator.addBehavior(behavior)
    return behavior
  }

  /// The views in frames 0...last, 60 a second; `inspect` is called after each frame.
  func record(
    through last: Int, inspect: (Int) throws -> Void = { _ in }
  ) throws -> Recording {
    var states: [String: [ViewState]] = [:]
    for frame in 0...last {
      stage.advance(to: Double(frame) / 60)
      for state in stage.viewStates { states[state.name, default: []].append(state) }
      try inspect(frame)
    }
    return Recording(states: states, entries: stage.dynamicEntries)
  }

  /// The frame that shows a time.
  static func frame(at time: Double) -> Int { Int((time * 60).rounded()) }
}

/// A performance, frame by frame.
struct Recording {
  let states: [String: [ViewState]]
  let entries: [DynamicEntry]

  /// The states of a view in all frames.
  subscript(name: String) -> [ViewState] {
    get throws { try #require(states[name]) }
  }

  /// The frames in which something happened, to an item if it is named.
  func frames(of kind: DynamicEntry.Kind, item: String? = nil) -> [Int] {
    entries.filter { $0.kind == kind && (item.map($0.items.contains) ?? true) }
      .map { Performance.frame(at: $0.time) }
  }
}

extension [ViewState] {
  var xs: [Double] { map(\.center.x) }
  var ys: [Double] { map(\.center.y) }
  var angles: [Double] { map(\.angle) }
}

extension [Double] {
  /// The places where the numbers turn: larger, or smaller, than the one before and not than the
  /// one after.
  var turns: [Int] {
    indices.dropFirst().dropLast().filter { index in
      (self[index] - self[index - 1]) * (self[index + 1] - self[index]) <= 0
        && self[index] != self[index - 1]
    }
  }
}

extension Collection<Double> {
  /// The least and the greatest of the numbers.
  var range: ClosedRange<Double> { (self.min() ?? 0)...(self.max() ?? 0) }

  /// How far apart the least and the greatest are.
  var spread: Double { range.upperBound - range.lowerBound }
}

/// How near dynamics must come to its predictions, where they are not printed more coarsely.
///
/// The predictions were computed with Box2D set up as UIKit does. UIKit itself shows centers in half
/// points and angles in 1/5000 rad.
enum Smooth {
  /// Points, before any contact.
  static let points = 0.5
  /// Radians, before any contact.
  static let radians = 0.005
  /// Points a second, before any contact.
  static let speed = 1.0
}

/// The same after a contact, at rest and for several bodies.
enum Contact {
  /// Points.
  static let points = 2.0
  /// Radians.
  static let radians = 0.02
  /// Frames.
  static let frames = 2
}

/// Tells whether an event came when it was predicted, give or take `Contact.frames`.
func isClose(_ frame: Int?, _ predicted: Int) -> Bool {
  frame.map { abs($0 - predicted) <= Contact.frames } ?? false
}

/// The tolerances of the published values: they are printed to 0.01 pt and 0.0001.
let pointTolerance = 0.0051
let alphaTolerance = 0.000051
