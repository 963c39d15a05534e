import Physics

/// The results of the steps of a stage's animators in their order, so that a process can record them and
/// others can replay them, without solving anything.
///
/// Replayed steps move items, call actions and delegates, and send events, as computed ones do. The
/// same animators must take the same steps.
package protocol StepLog: AnyObject {
  /// Whether steps are replayed; otherwise they are computed and recorded.
  var isReplaying: Bool { get }

  /// Appends the result of a step.
  func append(_ result: [UInt8])

  /// Returns the result of the next step; nil at the end, or if the log cannot be read.
  func next() -> [UInt8]?

  /// Notes that the log cannot be used, with a clause that says why. Later calls have no effect.
  func fail(_ reason: String)
}

/// A ticker whose animators use a log.
package protocol LoggingTicker: DynamicTicker {
  /// The log; nil if steps are only computed.
  var stepLog: (any StepLog)? { get }
}

extension DynamicAnimator {
  /// Moves the bodies as the log says, as all sub-steps of a step have.
  func replayStep(from log: any StepLog) {
    guard let result = log.next() else { return log.fail("it has too few steps") }
    do {
      for event in try world.apply(stepResult: result) { contactTracker.record(event) }
    } catch {
      log.fail("\(error)")
    }
  }

  /// Records the result of a step.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - awake: The bodies that were awake before the step.
  ///   - events: The events of all sub-steps.
  func record(to log: any StepLog, since awake: [BodyID], events: [ContactEvent]) {
    let callsBlocks = items.records.contains { $0.load.fields.contains(where: \.isCustom) }
    if callsBlocks { log.fail("the block of a custom field may have effects of its own") }
    if recordsImpulses { log.fail("an animator records impulses") }
    log.append(world.stepResult(since: awake, events: events))
  }
}

extension FieldBehavior {
  fileprivate var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }
}
