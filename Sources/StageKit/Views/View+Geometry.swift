public import Geometry

extension View {
  /// The opacity of the view and its subviews, 0...1; 1 by default.
  public var alpha: Double {
    get { properties.alpha.model }
    set { set(\.alpha, to: min(max(newValue, 0), 1)) }
  }

  /// The background colour; nil, the default, and `.clear` are transparent.
  public var backgroundColor: Color? {
    get {
      let color = properties.backgroundColor.model
      return color == .clear ? nil : color
    }
    set { set(\.backgroundColor, to: newValue ?? .clear) }
  }

  /// The bounding box of the view in its superview's coordinates.
  ///
  /// Setting it sets `center` and the size of `bounds` and ignores `transform`. As in UIKit it
  /// should only be set if `transform` is the identity.
  public var frame: Rect {
    get { ViewGeometry(of: self).frame }
    set {
      precondition(newValue.isFinite, "a view's frame must be finite, not \(newValue)")
      set(\.center, to: newValue.point(at: anchorPoint))
      set(\.boundsSize, to: newValue.size)
      referenceTicker?.boundsDidChange()
    }
  }

  /// Converts a point from this view's coordinates to those of another view in the same tree.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - view: The other view; nil is the root of the tree.
  /// - Returns: The point, in the other view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    point.applying(transform(to: view))
  }

  /// Converts a point from the coordinates of another view in the same tree to this view's.
  public func convert(_ point: Point, from view: View?) -> Point {
    (view ?? root).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to those of another view in the same tree.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in this view's coordinates.
  ///   - view: The other view; nil is the root of the tree.
  /// - Returns: The bounding box of the rectangle, in the other view's coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle from the coordinates of another view in the same tree to this view's, as
  /// its bounding box.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? root).convert(rect, to: self)
  }

  /// Returns the transform from this view's coordinates to another view's; nil is the root.
  private func transform(to view: View?) -> Transform {
    guard let view else { return transformToRoot }
    precondition(
      view.root === root, "\(label) and \(view.label) are not in the same tree of views")
    guard let inverse = view.transformToRoot.inverted() else {
      preconditionFailure("the transform of \(view.label) to the root is not invertible")
    }
    return transformToRoot.concatenating(inverse)
  }

  /// Returns the transform from this view's coordinates to those of an ancestor.
  func transform(upTo ancestor: View) -> Transform {
    guard let superview, self !== ancestor else { return .identity }
    return ViewGeometry(of: self).transformToSuperview
      .concatenating(superview.transform(upTo: ancestor))
  }

  private var root: View { superview?.root ?? self }

  private var transformToRoot: Transform {
    guard let superview else { return .identity }
    return ViewGeometry(of: self).transformToSuperview.concatenating(superview.transformToRoot)
  }
}
