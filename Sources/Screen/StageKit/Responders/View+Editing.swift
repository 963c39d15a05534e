extension View {
  /// Reports to the application that the editing of the view's text has begun, changed it or ended.
  package func reportTextEditing(_ phase: TextEditingPhase) {
    stage?.application?.textEditingDidReach(phase, in: self)
  }

  /// Ends the editing of the text in this view or below it; returns whether a responder resigned.
  func endEditingBelow(force: Bool) -> Bool {
    guard let stage, let first = stage.firstResponder as? View, first.isDescendant(of: self) else {
      return false
    }
    if first.resignFirstResponder() { return true }
    if force { stage.firstResponder = nil }
    return force
  }
}
