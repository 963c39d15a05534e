public import Geometry

/// How a view stands on the screen at one instant, in numbers.
public struct ViewState: Hashable, Sendable {
  /// The view's name; where two views of a stage would share one, a number is added.
  public let name: String
  /// Where the view's anchor point is, in its superview.
  public let center: Point
  /// The size of the view's bounds.
  public let size: Size
  /// The turn in radians, clockwise on screen, in -pi...pi.
  public let angle: Double
  /// The opacity, 0...1.
  public let alpha: Double
}

extension Stage {
  /// The state of every view but the root, each followed by its subviews.
  public var viewStates: [ViewState] {
    namedViews.map { view, name in
      let presentation = view.presentation
      return ViewState(
        name: name, center: presentation.center, size: presentation.bounds.size,
        angle: presentation.angle, alpha: presentation.alpha)
    }
  }

  /// What a view is called among those on the stage, as in ``viewStates``; its label if it is not there.
  ///
  /// Names are made for all views at once, since a heap of many asks for many, and hold until one is
  /// added, removed, moved in the order or given another name.
  func name(of view: View) -> String {
    let names =
      viewNames
      ?? Dictionary(
        uniqueKeysWithValues: namedViews.map { (ObjectIdentifier($0.view), $0.name) })
    viewNames = names
    return names[ObjectIdentifier(view)] ?? view.label
  }

  /// Has the names made anew when one is asked for next.
  func forgetViewNames() { viewNames = nil }

  /// Every view but the root, each followed by its subviews, with a name that no other has.
  private var namedViews: [(view: View, name: String)] {
    var uses: [String: Int] = [:]
    return view.descendants.map { view in
      uses[view.label, default: 0] += 1
      let number = uses[view.label, default: 1]
      return (view, number == 1 ? view.label : "\(view.label) \(number)")
    }
  }
}

extension View {
  fileprivate var descendants: [View] { subviews.flatMap { [$0] + $0.descendants } }
}
