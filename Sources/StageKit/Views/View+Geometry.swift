public import Geometry

extension View {
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
      set(\.center, to: newValue.point(at: anchorPoint))
      set(\.boundsSize, to: newValue.size)
      animators?.boundsDidChange()
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

  /// Takes this view's coordinates to those of a view that it is part of.
  func transform(upTo ancestor: View) -> Transform {
    guard let superview, self !== ancestor else { return .identity }
    return Placement(of: self).transform.concatenating(superview.transform(upTo: ancestor))
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
    let tracks = view.tracks
    self.init(
      center: tracks.center.model,
      bounds: Rect(origin: tracks.boundsOrigin.model, size: tracks.boundsSize.model),
      anchorPoint: view.anchorPoint, ownTransform: tracks.transform.model)
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

  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
