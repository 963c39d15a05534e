public import Geometry

extension Layer {
  /// Converts a point from the coordinates of another layer of the same tree; nil is the root.
  public func convert(_ point: Point, from layer: Layer?) -> Point {
    (layer ?? root).convert(point, to: self)
  }

  /// Converts a point to the coordinates of another layer of the same tree; nil is the root.
  ///
  /// In space it is the point of the other layer's plane that the viewer sees at the same position.
  public func convert(_ point: Point, to layer: Layer?) -> Point {
    point.applying(projection(to: layer))
  }

  /// Converts a rectangle from the coordinates of another layer of the same tree, as its bounding
  /// box; nil is the root.
  public func convert(_ rect: Rect, from layer: Layer?) -> Rect {
    (layer ?? root).convert(rect, to: self)
  }

  /// Converts a rectangle to the coordinates of another layer of the same tree, as its bounding
  /// box; nil is the root.
  public func convert(_ rect: Rect, to layer: Layer?) -> Rect {
    rect.applying(projection(to: layer))
  }

  /// Returns the front layer among this layer and its descendants that contains a point in the
  /// superlayer's coordinates.
  func frontLayer(at point: Point) -> Layer? {
    guard !isHidden, opacity > 0 else { return nil }
    // For layers in space, the point is on the plane to which they are flattened.
    guard !keepsDepth else { return frontSublayer(at: point) }
    let projection = ProjectiveTransform(transformToPlane)
    guard isDoubleSided || projection.determinant > 0, let inverse = projection.inverse else {
      return nil
    }
    let inside = point.applying(inverse)
    guard inside.x.isFinite, inside.y.isFinite, inverse.weight(of: point) > 0,
      !masksToBounds || contains(inside)
    else { return nil }
    return frontSublayer(at: inside) ?? (contains(inside) ? self : nil)
  }

  private func frontSublayer(at point: Point) -> Layer? {
    for layer in allSublayers.inDepthOrder.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return nil
  }

  /// The projection from the layer's coordinates to those of its superlayer.
  package var projectionToSuperlayer: ProjectiveTransform {
    let parent = superlayer ?? parent
    return ProjectiveTransform(
      transformToParent.concatenating(
        isMask ? .identity : parent?.transformOfSublayers ?? .identity))
  }

  /// Returns whether the layer is shown with an opacity.
  ///
  /// - Parameter minOpacity: The minimum opacity of a visible layer.
  /// - Returns: Whether the layer is not hidden and has that opacity.
  package func isVisible(minOpacity: Double) -> Bool {
    !values.isHidden && values.opacity >= minOpacity
  }

  /// Returns a point in the coordinates of a sublayer; nil if the sublayer is seen edge-on.
  package func convert(_ point: Point, toSublayer layer: Layer) -> Point? {
    // Without transforms, as in most layers, there is no matrix to invert.
    if !values.transformsSublayers, layer.values.isFlat {
      return point + (layer.anchor - layer.values.position)
    }
    guard let inverse = layer.projectionToSuperlayer.inverse else { return nil }
    let inside = point.applying(inverse)
    return inside.x.isFinite && inside.y.isFinite ? inside : nil
  }

  var root: Layer {
    var layer = self
    while let next = layer.superlayer ?? layer.parent { layer = next }
    return layer
  }

  private func projection(to layer: Layer?) -> ProjectiveTransform {
    guard let layer else { return projectionToRoot }
    precondition(
      (layer.source?.layer ?? layer).root === (source?.layer ?? self).root,
      "\(label) and \(layer.label) are not in the same tree of layers")
    guard let inverse = layer.projectionToRoot.inverse else {
      preconditionFailure("the transform of \(layer.label) to the root is not invertible")
    }
    return projectionToRoot.concatenating(inverse)
  }

  /// The projection from the layer's coordinates to those of the root.
  private var projectionToRoot: ProjectiveTransform {
    var plane = superlayer ?? parent
    guard plane != nil else { return ProjectiveTransform(Transform.identity) }
    let projection = ProjectiveTransform(transformToPlane)
    while let layer = plane, layer.keepsDepth { plane = layer.superlayer ?? layer.parent }
    return plane.map { projection.concatenating($0.projectionToRoot) } ?? projection
  }

  /// The transform from the layer's coordinates to the space of the plane that it is flattened to:
  /// that of the nearest ancestor that does not keep the depth of its sublayers.
  private var transformToPlane: Transform3D {
    guard let parent = superlayer ?? parent, !isMask else { return transformToParent }
    let matrix = transformToParent.concatenating(parent.transformOfSublayers)
    return parent.keepsDepth ? matrix.concatenating(parent.transformToPlane) : matrix
  }
}

extension [Layer] {
  /// The layers from back to front: by the depth of their centers, then in order.
  var inDepthOrder: [Layer] {
    guard
      contains(where: { layer in
        layer.zPosition != 0 || !layer.transform.isPlanar
          || layer.superlayer?.sublayerTransform.isPlanar == false
      })
    else { return self }
    return map { (layer: $0, depth: $0.depth) }.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.layer)
  }
}

extension Layer {
  /// The z coordinate of the center of the bounds in the superlayer.
  fileprivate var depth: Double { transformToPlane.depth(of: bounds.center) }
}

extension Transform3D {
  /// Whether the transform keeps the plane z = 0 in place.
  fileprivate var isPlanar: Bool { m13 == 0 && m23 == 0 && m43 == 0 }
}
