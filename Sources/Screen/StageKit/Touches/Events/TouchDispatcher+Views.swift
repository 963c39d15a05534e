/// The touches that views receive.
extension TouchDispatcher {
  /// Calls one view for its touches that have changed in the same way.
  ///
  /// - Returns: Whether there was such a view.
  func sendToViews() -> Bool {
    viewTouches.removeAll { !$0.hasMoreForView }
    for phase in [Touch.Phase.cancelled, .began, .moved, .ended] {
      let ready = viewTouches.filter { $0.nextPhaseForView == phase }
      guard let view = ready.first?.view else { continue }
      send(ready.filter { $0.view === view }, as: phase, to: view)
      return true
    }
    return false
  }

  private func send(_ touches: [Touch], as phase: Touch.Phase, to view: View) {
    // A delayed touch is in a later phase than the one that the view is called for.
    let phases = touches.map(\.phase)
    for touch in touches { touch.noteSent(phase) }
    defer { for (touch, phase) in zip(touches, phases) { touch.phase = phase } }
    switch phase {
    case .began: view.touchesBegan(Set(touches), with: event)
    case .moved: view.touchesMoved(Set(touches), with: event)
    case .ended: view.touchesEnded(Set(touches), with: event)
    case .cancelled: view.touchesCancelled(Set(touches), with: event)
    case .stationary: break
    }
  }
}

extension Touch {
  /// Whether the view has to be called for the touch again.
  fileprivate var hasMoreForView: Bool {
    guard view != nil, viewProgress != .everything else { return false }
    return viewProgress == .beginning || !(isTakenFromView || phase == .cancelled)
  }

  /// The phase for which the view is to be called now; nil if there is none.
  fileprivate var nextPhaseForView: Phase? {
    if isTakenFromView || phase == .cancelled { return .cancelled }
    if viewProgress == .nothing { return isDelayed(by: \.delaysTouchesBegan) ? nil : .began }
    if hasUnsentMove { return .moved }
    return phase == .ended && !isDelayed(by: \.delaysTouchesEnded) ? .ended : nil
  }

  /// Whether a recognizer that delays touches may still recognize a gesture of this one.
  private func isDelayed(by delays: (GestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { delays($0) && $0.isUndecided } == true
  }

  fileprivate func noteSent(_ phase: Phase) {
    self.phase = phase
    switch phase {
    case .began:
      viewProgress = .beginning
    case .moved, .stationary: hasUnsentMove = false
    case .ended, .cancelled: viewProgress = .everything
    }
  }
}

extension View {
  /// Returns whether the view is called for a touch that begins on it.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - touches: The touches on the stage, with this one.
  /// - Returns: False for a second finger on a view without multiple touch, and for a touch beside
  ///   an exclusive one.
  func accepts(_ touch: Touch, besides touches: [Touch]) -> Bool {
    let others = touches.filter { $0 !== touch && $0.isDown }.compactMap(\.view)
    guard isMultipleTouchEnabled || !others.contains(self) else { return false }
    return !others.contains { $0 !== self && ($0.isExclusiveTouch || isExclusiveTouch) }
  }
}
