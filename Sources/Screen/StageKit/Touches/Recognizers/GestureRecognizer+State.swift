internal import Geometry

extension GestureRecognizer.State {
  /// Whether the gesture is over.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// The changes of state, and the dependencies between recognizers.
extension GestureRecognizer {
  /// Whether a continuous gesture is in progress.
  var hasRecognized: Bool { currentState == .began || currentState == .changed }

  /// Whether the gesture has been recognized, and not cancelled.
  private var hasSucceeded: Bool { hasRecognized || currentState == .ended }

  /// Whether a continuous gesture is in progress, or would be but for one that has to fail first.
  var hasBegun: Bool { hasRecognized || waitingState == .began }

  /// Whether the gesture may still be recognized.
  var isUndecided: Bool { currentState == .possible }

  /// Whether the recognizer can be reset.
  var isDone: Bool { currentState.isFinal && activeTouches.isEmpty }

  /// Enters a state, if it may.
  func request(_ state: State) {
    switch (currentState, state) {
    case (.ended, _), (.cancelled, _), (.failed, _), (.possible, .possible): break
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, .began), (.possible, .ended): requestRecognition(as: state)
    case (.possible, .changed):
      precondition(
        waitingState != nil, "a gesture cannot change before it has begun: set .began first")
    case (_, .possible):
      preconditionFailure("a gesture that has begun must end, be cancelled or fail")
    case (_, .began): break
    case (_, .changed), (_, .ended), (_, .cancelled), (_, .failed):
      currentState = state
      dispatcher?.report(state, of: self)
    }
  }

  private func fail() {
    currentState = .failed
    waitingState = nil
    dispatcher?.recognizeWaiting()
  }

  private func requestRecognition(as state: State) {
    if waitingState != nil {
      waitingState = state == .ended ? .ended : waitingState
    } else if mayBegin {
      waitingState = state
      recognizeIfReady()
    } else {
      fail()
    }
  }

  /// Whether the delegate and the views from the touched ones up to the recognizer's allow the
  /// gesture.
  private var mayBegin: Bool {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    var views: [View] = []
    for touched in activeTouches.compactMap(\.view) + [view].compactMap({ $0 }) {
      let chain = touched.superviewChain
      let end = chain.firstIndex { $0 === view }.map { $0 + 1 } ?? chain.count
      for view in chain[..<end] where !views.contains(view) { views.append(view) }
    }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  /// Recognizes the gesture if nothing has to fail first.
  func recognizeIfReady() {
    guard let state = waitingState else { return }
    let others = dispatcher?.recognizers.filter { $0 !== self } ?? []
    guard !others.contains(where: { $0.isUndecided && requiresFailure(of: $0) }) else { return }
    guard
      !others.contains(where: {
        $0.hasRecognized && $0.prevents(self) || $0.hasSucceeded && depends(on: $0)
      })
    else { return fail() }
    waitingState = nil
    currentState = state
    dispatcher?.report(state, of: self)
    if cancelsTouchesInView { for touch in receivedTouches { touch.isTakenFromView = true } }
    for other in others where other.isUndecided && (prevents(other) || other.depends(on: self)) {
      other.state = .failed
    }
  }

  private func sharesTouch(with other: GestureRecognizer) -> Bool {
    receivedTouches.contains { other.receivedTouches.contains($0) }
  }

  /// Returns whether this gesture, when it is recognized, makes another one fail.
  private func prevents(_ other: GestureRecognizer) -> Bool {
    guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self) else {
      return false
    }
    let areSimultaneous =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !areSimultaneous
  }

  /// Returns whether the recognizer fails if another one recognizes its gesture.
  private func depends(on other: GestureRecognizer) -> Bool {
    sharesTouch(with: other) && requiresFailure(of: other)
  }

  /// Returns whether another recognizer has to fail first.
  private func requiresFailure(of other: GestureRecognizer) -> Bool {
    if hasRequirement(other) { return true }
    guard sharesTouch(with: other) else { return false }
    return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether the recognizer receives a touch that begins.
  func accepts(_ touch: Touch, of event: Event) -> Bool {
    isEnabled && !currentState.isFinal && waitingState != .ended
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }
}

extension TouchDispatcher {
  /// Recognizes gestures that have waited for one that has failed.
  func recognizeWaiting() {
    for recognizer in recognizers { recognizer.recognizeIfReady() }
  }
}
