public import Geometry

/// The presented geometry and opacity of a view at one time, for traces.
public struct ViewState: Hashable, Sendable {
  /// The view's name; a number is appended to make it unique on the stage.
  public let name: String
  /// The position of the view's anchor point in its superview.
  public let center: Point
  /// The size of the view's bounds.
  public let size: Size
  /// The rotation in radians, clockwise on screen, in -pi...pi.
  public let angle: Double
  /// The opacity, 0...1.
  public let alpha: Double
}

extension Stage {
  /// The states of all views except the root, each followed by its subviews.
  public var viewStates: [ViewState] {
    withParameters {
      namedViews.map { view, name in
        let presentation = view.presentation
        return ViewState(
          name: name, center: presentation.center, size: presentation.bounds.size,
          angle: presentation.angle, alpha: presentation.alpha)
      }
    }
  }

  /// Returns the unique name of a view, as in ``viewStates``; its label if it is not on the stage.
  ///
  /// The names of all views are computed together and cached, because logging the contacts of many
  /// views would otherwise take quadratic time.
  func name(of view: View) -> String { traceName(of: view) ?? view.displayName }

  /// Returns the unique name of a view, as in ``viewStates``; nil for the root and off the stage.
  package func traceName(of view: View) -> String? {
    let names =
      viewNames
      ?? Dictionary(
        uniqueKeysWithValues: namedViews.map { (ObjectIdentifier($0.view), $0.name) })
    viewNames = names
    return names[ObjectIdentifier(view)]
  }

  /// Returns the view with a unique name, as in ``viewStates``; nil if none has it.
  package func view(named name: String) -> View? { namedViews.first { $0.name == name }?.view }

  func invalidateViewNames() { viewNames = nil }

  /// All views except the root, each followed by its subviews, with unique names.
  private var namedViews: [(view: View, name: String)] {
    var uses: [String: Int] = [:]
    return view.descendants.map { view in
      uses[view.displayName, default: 0] += 1
      let number = uses[view.displayName, default: 1]
      return (view, number == 1 ? view.displayName : "\(view.displayName) \(number)")
    }
  }
}

extension View {
  fileprivate var descendants: [View] { subviews.flatMap { [$0] + $0.descendants } }
}
