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

  /// Every view but the root, each followed by its subviews, with a name that no other has.
  var namedViews: [(view: View, name: String)] {
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
