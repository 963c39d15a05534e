import Layers

/// A context whose clock a test moves.
final class ManualContext: LayerContext {
  private(set) var time = 0.0
  let transaction = Transaction()
  private var events: [(time: Double, number: Int, action: () -> Void)] = []
  private var count = 0

  private(set) var notes: [String] = []

  func note(_ sentence: String) { notes.append(sentence) }

  func schedule(at time: Double, _ action: @escaping () -> Void) {
    events.append((time, count, action))
    count += 1
  }

  /// Becomes the context of a root layer, as if it had been in the tree for a second.
  ///
  /// A layer that has just been added to a tree has no implicit animations.
  func adopt(_ layer: Layer) {
    let now = time
    time = now - 1
    layer.context = self
    time = now
  }

  /// Moves the clock and runs the events that are due, in order.
  func advance(to end: Double) {
    while let next = events.filter({ $0.time <= end }).min(by: {
      ($0.time, $0.number) < ($1.time, $1.number)
    }) {
      events.removeAll { $0.number == next.number }
      time = max(time, next.time)
      next.action()
    }
    time = end
  }
}

/// Records what it is told about animations.
final class DelegateLog: AnimationDelegate {
  var entries: [String] = []
  var now: () -> Double = { 0 }

  func animationDidStart(_ animation: Animation) { entries.append("start \(now())") }

  func animationDidStop(_ animation: Animation, finished: Bool) {
    entries.append("\(finished ? "finish" : "cancel") \(now())")
  }
}
