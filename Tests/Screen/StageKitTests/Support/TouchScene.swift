import Geometry
import StageKit

/// A stage of 400 x 400 pt with a card of 200 x 200 pt at (100, 100), and a log of what happens.
///
/// Lines are logged with the stage's time: "tap ended", "card began 1".
final class TouchScene: GestureRecognizerDelegate {
  let stage = Stage(size: Size(400, 400))
  let card = LoggingView(frame: Rect(x: 100, y: 100, width: 200, height: 200))
  let log = CallLog()
  /// Answers of the delegate.
  var areSimultaneous = false
  var mayBegin = true
  var receivesTouches = true
  var waits: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }

  init() {
    card.record = { [log, stage] in log.append("card \($0)", on: stage) }
    stage.view.addSubview(card)
  }

  /// Adds a recognizer that logs its states.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, named name: String, to view: View? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [log, stage] in log.append("\(name) \($0.state)", on: stage) }
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Advances the stage and returns the lines so far, without those of the card.
  func gestures(at time: Double) -> [String] {
    stage.advance(to: time)
    return log.texts.filter { !$0.hasPrefix("card ") }
  }

  /// Advances the stage and returns the lines of the card so far.
  func touches(at time: Double) -> [String] {
    stage.advance(to: time)
    return log.texts.filter { $0.hasPrefix("card ") }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { receivesTouches }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { areSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
}

/// A view that reports its touches.
final class LoggingView: View {
  var record: (String) -> Void = { _ in }
  private(set) var lastTouches: [Touch] = []

  private func record(_ phase: String, _ touches: Set<Touch>) {
    lastTouches = Array(touches)
    record("\(phase) \(touches.count)")
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    record("began", touches)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    record("moved", touches)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    record("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    record("cancelled", touches)
  }
}
