private import Geometry

extension Layer {
  /// The sublayers, from back to front; those of a presentation layer are presentation layers.
  var allSublayers: [Layer] {
    guard let source else { return storedSublayers }
    if let presentedSublayers { return presentedSublayers }
    let layers = source.layer.storedSublayers.map { $0.presentation(at: source.time) }
    presentedSublayers = layers
    return layers
  }

  /// Adds a sublayer in front of the others and removes it from its previous superlayer.
  public func addSublayer(_ layer: Layer) { insert(layer, at: storedSublayers.count) }

  /// Inserts a sublayer at an index, from 0 (back), and removes it from its previous superlayer.
  public func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a sublayer directly behind another one; behind all for nil.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, at: sibling.map { index(of: $0, without: layer) } ?? 0)
  }

  /// Inserts a sublayer directly in front of another one; in front of all for nil.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, at: sibling.map { index(of: $0, without: layer) + 1 } ?? storedSublayers.count)
  }

  /// Replaces a sublayer.
  ///
  /// - Parameters:
  ///   - old: A sublayer of this layer.
  ///   - new: The layer that takes its place.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new else { return }
    let index = index(of: old, without: new)
    checkParentage(of: new, as: "sublayer")
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  /// Returns whether this layer is another layer or a descendant of it, as sublayer or mask.
  func isDescendant(of layer: Layer) -> Bool {
    var ancestor: Layer? = self
    while let present = ancestor {
      if present === layer { return true }
      ancestor = present.parent
    }
    return false
  }

  /// Traps if a layer cannot become a sublayer or mask of this one.
  func checkParentage(of layer: Layer, as role: String) {
    precondition(layer !== self, "\(label) cannot be its own \(role)")
    precondition(
      !isDescendant(of: layer),
      "\(layer.label) cannot become a \(role) of \(label), its own descendant")
    precondition(
      !layer.isPresentation && !isPresentation, "presentation layers cannot be added to a tree")
    precondition(
      layer.context == nil, "\(layer.label) has a context, so it cannot become a \(role)")
  }

  func replaceAllSublayers(with layers: [Layer]) {
    for layer in layers { checkParentage(of: layer, as: "sublayer") }
    for layer in storedSublayers where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  private func insert(_ layer: Layer, at index: Int) {
    checkParentage(of: layer, as: "sublayer")
    if layer.parent === self, !layer.isMask {
      // A move within the same superlayer keeps the animations.
      removeStoredSublayer(layer)
      return storeSublayer(layer, at: index)
    }
    let staysInTree = layer.rootContext != nil && layer.rootContext === rootContext
    layer.detach(leavesTree: !staysInTree)
    layer.parent = self
    storeSublayer(layer, at: index)
    // A sublayer that is added during a layout has been placed by it.
    if !layoutState.isRunning { setNeedsLayout() }
    if layer.treeNeedsLayout { sublayerNeedsLayout() }
    if staysInTree { layer.rescheduleAnimations() } else { layer.treeDidChange() }
  }

  private func index(of sibling: Layer, without layer: Layer) -> Int {
    guard
      let index = storedSublayers.filter({ $0 !== layer }).firstIndex(where: { $0 === sibling })
    else { preconditionFailure("\(sibling.label) is not a sublayer of \(label)") }
    return index
  }
}
