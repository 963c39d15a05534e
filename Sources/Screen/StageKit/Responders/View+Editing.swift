extension View {
  /// Reports to the application that the editing of the view's text has begun, changed it or ended.
  package func reportTextEditing(_ phase: TextEditingPhase) {
    stage?.application?.textEditingDidReach(phase, in: self)
  }

  /// Ends the editing of the text in this view or below it: `UIView.endEditing(_:)`.
  ///
  /// - Parameter force: Whether editing ends even if the first responder does not agree.
  /// - Returns: Whether a first responder has resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let stage, let first = stage.firstResponder as? View, first.isDescendant(of: self) else {
      return false
    }
    if first.resignFirstResponder() { return true }
    if force { stage.firstResponder = nil }
    return force
  }
}
