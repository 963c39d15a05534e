internal import Geometry
internal import Rendering
internal import StageKit
private import Synchronization

/// A value for each frame of a recipe, made on demand.
///
/// A stage only goes forward: values are made in order of time and cached. A value that was evicted
/// is made again by a new performance, from the start.
actor Track<Element: Sendable> {
  /// How values are made.
  struct Recording: Sendable {
    /// Returns a new stage with the scene.
    let stage: @Sendable () -> Stage
    /// Returns the value of a stage that was advanced to the time of a frame.
    let element: @Sendable (Stage) throws -> Element
    /// Returns the cost of keeping a value after the one before.
    let cost: @Sendable (_ element: Element, _ previous: Element?) -> Int
  }

  private let schedule: FrameSchedule
  private let recording: Recording
  private let cache: Mutex<LRUCache<Element>>
  private var stage: Stage?
  /// The index of the next frame.
  private var next = 0
  private var previous: Element?

  init(schedule: FrameSchedule, budget: Int, recording: Recording) {
    self.schedule = schedule
    self.recording = recording
    cache = Mutex(LRUCache(budget: budget))
  }

  /// Returns the value of a frame.
  ///
  /// - Parameter index: An index in the schedule.
  /// - Returns: The value.
  /// - Throws: `CancellationError`, and the errors of the recording.
  nonisolated func element(at index: Int) async throws -> Element {
    // A cached value does not wait for others that are being made.
    if let element = cache.withLock({ $0.element(at: index) }) { return element }
    return try await makeElement(at: index)
  }

  private func makeElement(at index: Int) throws -> Element {
    try Task.checkCancellation()
    if let element = cache.withLock({ $0.element(at: index) }) { return element }
    if index < next || stage == nil {
      stage = recording.stage()
      next = 0
      previous = nil
    }
    while true {
      try Task.checkCancellation()
      let current = next
      let element = try advance()
      if current == index { return element }
    }
  }

  /// Makes the value of the next frame.
  private func advance() throws -> Element {
    guard let stage else { preconditionFailure("a track was advanced before its start") }
    stage.advance(to: schedule.time(of: next))
    let element = try recording.element(stage)
    let cost = recording.cost(element, previous)
    cache.withLock { $0.insert(element, cost: cost, at: next) }
    previous = element
    next += 1
    return element
  }
}
