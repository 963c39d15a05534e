extension View {
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
