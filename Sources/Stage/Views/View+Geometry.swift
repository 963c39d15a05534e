public import Geometry

extension View {
  /// Where the view's anchor point, its middle by default, stands in the superview.
  public var center: Point {
    get { tracks.center.model }
    set {
      precondition(
        newValue.x.isFinite && newValue.y.isFinite, "a view's center cannot be \(newValue)")
      set(\.center, to: newValue)
    }
  }

  /// The view's rectangle in its own coordinates; the origin is (0, 0) unless set.
  public var bounds: Rect {
    get { Rect(origin: tracks.boundsOrigin.model, size: tracks.boundsSize.model) }
    set {
      precondition(newValue.isFinite, "a view's bounds cannot be \(newValue)")
      set(\.boundsOrigin, to: newValue.origin)
      set(\.boundsSize, to: newValue.size)
    }
  }

  /// What is done to the view about its anchor point; the identity by default.
  public var transform: Transform {
    get { tracks.transform.model }
    set { set(\.transform, to: newValue) }
  }

  /// The opacity of the view with its subviews, 0...1; 1 by default.
  public var alpha: Double {
    get { tracks.alpha.model }
    set { set(\.alpha, to: min(max(newValue, 0), 1)) }
  }

  /// What lies behind the view's content; nil, the default, is nothing, and so is `.clear`.
  public var backgroundColor: Color? {
    get { tracks.backgroundColor.model == .clear ? nil : tracks.backgroundColor.model }
    set { set(\.backgroundColor, to: newValue ?? .clear) }
  }

  /// The upright rectangle around the view in its superview.
  ///
  /// Setting it sets `center` and the size of `bounds`. As in UIKit that is meant for views whose
  /// `transform` is the identity; otherwise it sets the two as if it were.
  public var frame: Rect {
    get { Placement(of: self).frame }
    set {
      precondition(newValue.isFinite, "a view's frame cannot be \(newValue)")
      center = newValue.point(at: anchorPoint)
      set(\.boundsSize, to: newValue.size)
    }
  }

  /// Takes a point from this view's coordinates to those of another view in the same tree.
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - view: The other view; nil is the root of this view's tree.
  /// - Returns: The same place in the other view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    point.applying(transform(to: view))
  }

  /// Takes a point from the coordinates of another view in the same tree to this view's.
  public func convert(_ point: Point, from view: View?) -> Point {
    (view ?? root).convert(point, to: self)
  }

  /// The upright rectangle around one of this view's in another view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - view: The other view; nil is the root of this view's tree.
  /// - Returns: The box around the same place in the other view's coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    rect.applying(transform(to: view))
  }

  /// The upright rectangle in this view's coordinates around one of another view's.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? root).convert(rect, to: self)
  }

  /// Takes this view's coordinates to another view's, where nil is the root.
  private func transform(to view: View?) -> Transform {
    guard let view else { return transformToRoot }
    precondition(view.root === root, "\(label) and \(view.label) are not in one tree of views")
    guard let back = view.transformToRoot.inverted() else {
      preconditionFailure("\(view.label) is flattened to nothing and has no coordinates")
    }
    return transformToRoot.concatenating(back)
  }

  private var root: View { superview?.root ?? self }

  private var transformToRoot: Transform {
    guard let superview else { return .identity }
    return Placement(of: self).transform.concatenating(superview.transformToRoot)
  }
}

/// How a view lies in its superview.
struct Placement {
  let center: Point
  let bounds: Rect
  let anchorPoint: Point
  let ownTransform: Transform

  init(of view: View) {
    self.init(
      center: view.center, bounds: view.bounds, anchorPoint: view.anchorPoint,
      ownTransform: view.transform)
  }

  init(center: Point, bounds: Rect, anchorPoint: Point, ownTransform: Transform) {
    self.center = center
    self.bounds = bounds
    self.anchorPoint = anchorPoint
    self.ownTransform = ownTransform
  }

  /// Takes the view's coordinates to its superview's.
  var transform: Transform {
    let anchor = bounds.point(at: anchorPoint)
    return Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(ownTransform)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }

  var frame: Rect { bounds.applying(transform) }
}

extension Rect {
  /// The point at fractions of the width and height, (0, 0) to (1, 1).
  fileprivate func point(at fraction: Point) -> Point {
    Point(minX + fraction.x * width, minY + fraction.y * height)
  }

  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
