internal import Geometry
public import PictureKit

extension Layer {
  /// Returns the layer and its sublayers as they are presented at a time.
  ///
  /// Layout and drawing that were requested are done before.
  ///
  /// - Parameter time: The time of the context, in seconds.
  /// - Returns: The node in the superlayer's coordinates; nil if nothing is visible.
  public func frameLayer(at time: Double) -> FrameLayer? {
    prepareForFrame()
    let nodes = placedNodes(at: time, under: .identity).map(\.node)
    return nodes.count > 1 ? FrameLayer(sublayers: nodes) : nodes.first
  }

  /// Returns the layer and its sublayers in its own coordinates, even if the layer is hidden:
  /// without its transform and opacity.
  ///
  /// Layout and drawing that were requested are done before.
  ///
  /// - Parameter time: The time of the context, in seconds.
  /// - Returns: The node; nil if the mask hides everything.
  package func ownNode(at time: Double) -> FrameLayer? {
    prepareForFrame()
    let state = presented(at: time)
    var node = state.flatNode(of: self, at: time, under: .identity, drawsBackground: true)?.node
    node?.opacity = 1
    return node
  }

  private func prepareForFrame() {
    layoutIfNeeded()
    displayTree()
  }

  private func displayTree() {
    displayIfNeeded()
    for layer in storedSublayers { layer.displayTree() }
    mask?.displayTree()
  }

  /// Returns the nodes of the layer on the plane of the layer that flattens it.
  ///
  /// - Parameters:
  ///   - time: The time of the context.
  ///   - outer: The transform from the superlayer's coordinates to the space of the plane.
  /// - Returns: The nodes, none if the layer is invisible.
  func placedNodes(at time: Double, under outer: Transform3D) -> [PlacedNode] {
    guard isInTime(at: time) else { return [] }
    let state = presented(at: time)
    if let (transition, fraction) = transition(at: time) {
      return state.nodes(of: self, at: time, under: outer, transition, fraction: fraction)
    }
    guard !state.isHidden, state.opacity > 0 else { return [] }
    let matrix =
      outer.isIdentity ? state.transformToParent : state.transformToParent.concatenating(outer)
    return state.nodes(of: self, at: time, under: matrix)
  }

  /// Returns the node of a transition at the place of this presented layer.
  private func nodes(
    of model: Layer, at time: Double, under outer: Transform3D, _ transition: Transition,
    fraction: Double
  ) -> [PlacedNode] {
    let matrix = transformToParent.concatenating(outer)
    let projection = ProjectiveTransform(matrix)
    guard isDoubleSided || projection.determinant > 0 else { return [] }
    let isVisible = !isHidden && opacity > 0
    let new =
      isVisible
      ? flatNode(of: model, at: time, under: .identity, drawsBackground: model.drawsBackground)?
        .node
      : nil
    var node = transition.node(to: new, in: bounds, fraction: fraction)
    if let affine = projection.affineTransform {
      node.transform = affine
    } else {
      node.projection = projection
    }
    return [placed(node, under: matrix)]
  }

  /// Returns the nodes of the sublayers by depth, then in order, split where they cross.
  func orderedNodes(
    of model: Layer, at time: Double, under outer: Transform3D
  ) -> [PlacedNode] {
    let layers = model.storedSublayers
    guard !layers.isEmpty else { return [] }
    let space =
      sublayerTransform.isIdentity ? outer : transformOfSublayers.concatenating(outer)
    return layers.flatMap { $0.placedNodes(at: time, under: space) }.inDepthOrder
  }

  /// Returns the layer and its sublayers, flattened to the layer's plane.
  func flatNode(
    of model: Layer, at time: Double, under matrix: Transform3D, drawsBackground: Bool
  ) -> PlacedNode? {
    let projection = ProjectiveTransform(matrix)
    guard isDoubleSided || projection.determinant > 0 else { return nil }
    let rect = presentedBounds
    var node = FrameLayer(opacity: min(opacity, 1))
    if let affine = projection.affineTransform {
      node.transform = affine
    } else {
      node.projection = projection
    }
    if masksToBounds { node.clip = outline(of: rect) }
    if drawsBackground { node.picture = backgroundPicture(of: model, rect) }
    node.sublayers = sublayerNodes(of: model, at: time, under: .identity).map(\.node)
    addContents(of: model, to: &node)
    node.sublayers += topNodes(of: model, at: time)
    node.shadow = shadow
    finish(&node)
    if let mask = model.mask {
      // An empty mask hides the whole layer.
      let nodes = mask.placedNodes(at: time, under: .identity).map(\.node)
      guard !nodes.isEmpty else { return nil }
      node.mask = nodes.count == 1 ? nodes[0] : FrameLayer(sublayers: nodes)
    }
    return placed(node, under: matrix)
  }

  /// Adds the contents below the sublayers of a node, and the border above them.
  ///
  /// It is not inlined, since deeply nested layers need a small frame of the stack for each.
  @inline(never)
  private func addContents(of model: Layer, to node: inout FrameLayer) {
    var content = contentNodes(of: model)
    let isHard = hasHardEdges
    if isHard {
      node.hardEdges = [.clip, .picture, .projection]
      for index in content.indices { content[index].hardenBitmap() }
    }
    if node.picture == nil, content.count == 1, content[0].isPlain {
      node.picture = content[0].picture
      if !content[0].hardEdges.contains(.picture) { node.hardEdges.remove(.picture) }
    } else {
      node.sublayers.insert(contentsOf: content, at: 0)
    }
    guard let border = borderPicture(presentedBounds) else { return }
    var edge = FrameLayer(picture: border)
    if isHard { edge.hardEdges = .picture }
    node.sublayers.append(edge)
  }

  /// Returns a node of the layer with its place in space.
  private func placed(_ node: FrameLayer, under matrix: Transform3D) -> PlacedNode {
    PlacedNode(
      node: node, depth: matrix.depth(of: bounds.center), placement: (bounds, matrix))
  }
}

extension FrameLayer {
  /// Whether the node consists only of its picture.
  fileprivate var isPlain: Bool {
    transform.isIdentity && opacity == 1 && clip == nil && sublayers.isEmpty && !hasEffects
  }
}

extension Transform3D {
  /// Returns the z coordinate of a point of the plane z = 0; infinity behind the viewer, so that a
  /// layer of which only a part is in front of the viewer covers what is farther away.
  func depth(of point: Point) -> Double {
    let weight = m14 * point.x + m24 * point.y + m44
    return weight > 0 ? (m13 * point.x + m23 * point.y + m43) / weight : .infinity
  }
}
