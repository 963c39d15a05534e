public import Geometry
internal import Layers

extension View {
  /// The point that `center` positions and about which `transform` applies, as a fraction of the
  /// size; (0.5, 0.5) by default.
  public var anchorPoint: Point {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Converts a point from this view's coordinates to those of another view in the same tree.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - view: The other view; nil is the root of the tree.
  /// - Returns: The point, in the other view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    checkTree(of: view)
    return layer.convert(point, to: view?.layer)
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
    checkTree(of: view)
    return layer.convert(rect, to: view?.layer)
  }

  /// Converts a rectangle from the coordinates of another view in the same tree to this view's, as
  /// its bounding box.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? root).convert(rect, to: self)
  }

  private func checkTree(of view: View?) {
    guard let view else { return }
    precondition(
      view.root === root, "\(displayName) and \(view.displayName) are not in the same tree of views"
    )
  }

  /// Returns the transform from this view's coordinates to those of an ancestor.
  func transform(upTo ancestor: View) -> Transform {
    guard let superview, self !== ancestor else { return .identity }
    return ViewGeometry(of: self).transformToSuperview
      .concatenating(superview.transform(upTo: ancestor))
  }

  var root: View { superview?.root ?? self }
}
