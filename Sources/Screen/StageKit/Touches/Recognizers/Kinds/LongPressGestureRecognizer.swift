internal import Geometry

/// A recognizer of fingers that rest: `UILongPressGestureRecognizer`.
///
/// The gesture begins when the fingers have rested for ``minimumPressDuration``, changes when a
/// finger moves after that, and ends when a finger is lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The time for which the fingers rest, in seconds, at least 0; 0.5 by default, as UIKit
  /// documents.
  open var minimumPressDuration = 0.5
  /// The maximum distance that a finger moves before the gesture begins, in points; 10 by default,
  /// as UIKit documents.
  open var allowableMovement = 10.0

  private var taps = 0
  /// The largest number of fingers of the present tap.
  private var fingers = 0
  /// The location of the first tap, in the coordinates of the stage's view.
  private var place: Point?

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins (`state` is `.began`), changes and ends.
  public convenience init(_ action: @escaping (LongPressGestureRecognizer) -> Void) {
    self.init()
    addAction { [unowned self] _ in action(self) }
  }

  /// Whether the present touches are the press, not a tap before it.
  private var isPress: Bool { taps == numberOfTapsRequired }

  override open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard !hasBegun else {
      for touch in activeTouches where touch.phase == .began { ignore(touch, for: event) }
      return
    }
    fingers = max(fingers, activeTouches.count(where: \.isDown))
    let start = activeTouches.map(\.startPosition).mean
    guard fingers <= numberOfTouchesRequired,
      place.map({ $0.distance(to: start) <= TapTiming.maxDistance }) != false
    else {
      state = .failed
      return
    }
    if !isPress {
      startTimer(TapTiming.maxPressDuration) { self.state = .failed }
    } else if fingers == numberOfTouchesRequired {
      beginAfterRest()
    } else {
      stopTimer()
    }
  }

  private func beginAfterRest() {
    guard minimumPressDuration > 0 else {
      stopTimer()
      state = .began
      return
    }
    startTimer(minimumPressDuration) { self.state = .began }
  }

  override open func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let limit = isPress ? allowableMovement : TapTiming.maxDistance
    if hasBegun {
      state = .changed
    } else if touches.contains(where: { $0.distance > limit }) {
      state = .failed
    }
  }

  override open func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if hasBegun {
      state = .ended
    } else if isPress {
      state = .failed
    } else if !activeTouches.contains(where: \.isDown) {
      endTap()
    }
  }

  private func endTap() {
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    place = place ?? activeTouches.map(\.startPosition).mean
    startTimer(TapTiming.maxGap) { self.state = .failed }
  }

  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event) { abandon() }

  override open func reset() {
    taps = 0
    fingers = 0
    place = nil
  }
}
