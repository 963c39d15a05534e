extension GestureRecognizer {
  /// Returns a recognizer of another class with the gesture of this one; nil for a class of a
  /// program.
  ///
  /// Objective-C passes a recognizer to any method, and programs declare another class than the one
  /// that sends. What all recognizers have, as the state and the location, is then that of the
  /// sender; what the declared class alone has is as in a new one.
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
