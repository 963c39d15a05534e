internal import Geometry

/// A recognizer of single or multiple taps with any number of fingers: `UITapGestureRecognizer`.
///
/// A finger may move by 45 points, and the next of several taps begins within 0.35 seconds, as
/// commonly measured. A single tap may last any length of time; each of several taps lasts at most
/// 0.75 seconds.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// The largest number of fingers of the present tap.
  private var fingers = 0
  /// The location of the first tap, in the coordinates of the stage's view.
  private var place: Point?

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called for each gesture.
  public convenience init(_ action: @escaping (TapGestureRecognizer) -> Void) {
    self.init()
    addAction { [unowned self] _ in action(self) }
  }

  override open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    fingers = max(fingers, activeTouches.count(where: \.isDown))
    let start = activeTouches.map(\.startPosition).mean
    guard fingers <= numberOfTouchesRequired,
      place.map({ $0.distance(to: start) <= TapTiming.maxDistance }) != false
    else {
      state = .failed
      return
    }
    if numberOfTapsRequired > 1 { startTimer(TapTiming.maxPressDuration) { self.state = .failed } }
  }

  override open func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if touches.contains(where: { $0.distance > TapTiming.maxDistance }) { state = .failed }
  }

  override open func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !activeTouches.contains(where: \.isDown) else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      place = place ?? activeTouches.map(\.startPosition).mean
      startTimer(TapTiming.maxGap) { self.state = .failed }
    }
  }

  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  /// Returns false for a recognizer that needs more taps, so that a double tap can follow.
  override open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    if let tap = preventedGestureRecognizer as? TapGestureRecognizer {
      return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
    if let press = preventedGestureRecognizer as? LongPressGestureRecognizer {
      return press.numberOfTapsRequired < numberOfTapsRequired
    }
    return true
  }

  override open func reset() {
    taps = 0
    fingers = 0
    place = nil
  }
}
