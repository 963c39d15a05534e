extension GestureRecognizer {
  /// Returns a recognizer of another class with the gesture of this one; nil for a class of a
  /// program.
  ///
  /// Objective-C passes a recognizer to any method, even if its parameter has another class than
  /// the sender. Properties of all recognizers, such as state and location, are then the sender's;
  /// those of the declared class alone have the values of a new recognizer.
  func standIn<Sender>() -> Sender? {
    let kinds: [() -> GestureRecognizer] = [
      { TapGestureRecognizer() }, { PanGestureRecognizer() }, { LongPressGestureRecognizer() },
      { PinchGestureRecognizer() }, { RotationGestureRecognizer() }, { SwipeGestureRecognizer() },
      { ScreenEdgePanGestureRecognizer() },
    ]
    for make in kinds {
      let recognizer = make()
      guard let sender = recognizer as? Sender else { continue }
      recognizer.copyGesture(of: self)
      return sender
    }
    return nil
  }
}
