import Physics

/// The results of the steps of a stage's animators in their order, so that a process can record
/// them and others can replay them, without solving anything.
///
/// Replayed steps move items, call actions and delegates, and send events, as computed ones do. The
/// same animators must take the same steps.
package enum StepLog {
  /// Steps are computed, and their results recorded.
  case recording(any StepRecorder)
  /// Recorded steps are replayed.
  case replaying(any StepPlayer)
}

/// Records the results of steps.
package protocol StepRecorder: AnyObject {
  /// Appends the result of a step.
  func append(_ result: [UInt8])

  /// Notes that the steps cannot be recorded, with a clause that says why; later ones are ignored.
  func fail(_ reason: String)
}

/// Provides the results of recorded steps.
package protocol StepPlayer: AnyObject {
  /// Returns the result of the next step; nil at the end, or if it cannot be read.
  func next() -> [UInt8]?

  /// Notes that the results do not match, with a clause that says why; later ones are ignored.
  func fail(_ reason: String)
}

/// A ticker whose animators use a log.
package protocol LoggingTicker: DynamicTicker {
  /// The log; nil if steps are only computed.
  var stepLog: StepLog? { get }
}

extension DynamicAnimator {
  /// Moves the bodies as all sub-steps of a recorded step have.
  func replayStep(from player: any StepPlayer) {
    guard let result = player.next() else { return player.fail("it has too few steps") }
    do {
      for event in try world.apply(stepResult: result) { contactTracker.record(event) }
    } catch {
      player.fail("\(error)")
    }
  }

  /// Records the result of a step.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - awake: The bodies that were awake before the step.
  ///   - events: The events of all sub-steps.
  func record(
    to recorder: any StepRecorder, since awake: [BodyID], events: [ContactEvent]
  ) {
    let callsBlocks = items.records.contains { $0.load.fields.contains(where: \.isCustom) }
    if callsBlocks { recorder.fail("the block of a custom field may have effects of its own") }
    if recordsImpulses { recorder.fail("an animator records impulses") }
    if showsForces { recorder.fail("forces of an animator are shown") }
    recorder.append(world.stepResult(since: awake, events: events))
  }
}

extension FieldBehavior {
  fileprivate var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }
}
