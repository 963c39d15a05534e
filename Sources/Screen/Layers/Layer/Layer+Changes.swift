internal import Geometry

extension Layer {
  /// The name in messages: ``name``, that of the host, or the class.
  var label: String { name ?? host.map { "the layer of \($0.displayName)" } ?? "\(type(of: self))" }

  /// Whether this is a presentation layer, whose changes have no effect on the tree.
  var isPresentation: Bool { source != nil }

  /// Changes a property of the layer and runs its action.
  ///
  /// Setters of properties that a subclass adds call it.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - apply: Sets the value.
  public final func change(_ key: String, _ apply: () -> Void) {
    guard !isPresentation else { return apply() }
    // The action may depend on the old value, so it is chosen before the change.
    let action = ignoresActions ? nil : changeAction(forKey: key)
    apply()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    delegate?.layer(self, didChange: key)
    reportChange(of: key)
    action?.run(forKey: key, layer: self)
  }

  private func reportChange(of key: String) {
    guard let changeObserver else { return }
    if heldChanges == nil { return changeObserver(key) }
    heldChanges?.append(key)
  }

  /// Calls a function whose changes are reported to ``changeObserver`` together after it.
  package func reportingChangesAtEnd(_ changes: () -> Void) {
    guard changeObserver != nil, heldChanges == nil else { return changes() }
    heldChanges = []
    changes()
    let keys = heldChanges ?? []
    heldChanges = nil
    for key in keys { changeObserver?(key) }
  }

  /// Calls a function whose changes of this layer run no actions.
  package func withoutActions(_ changes: () -> Void) {
    let ignoredActions = ignoresActions
    ignoresActions = true
    defer { ignoresActions = ignoredActions }
    changes()
  }

  func check(_ isValid: Bool, _ key: String, _ value: Any) {
    precondition(isValid, "the \(key) of \(label) must be finite, not \(value)")
  }

  func boundsWereResized() {
    guard !isPresentation else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}

extension Rect {
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
