internal import Geometry

/// A bounded parallel pipeline whose results are in order within each part of the inputs, while
/// several parts are consumed at the same time.
///
/// Inputs are produced in their order, one after the other. A part is consumed slowly, by an
/// encoder for example, so that inputs of later parts are produced ahead, up to the end of the last
/// part that is open. A single coordinator starts a child task for each piece of work and receives
/// its result, as in ``OrderedPipeline``.
struct PartedPipeline: Sendable {
  private let parts: [Range<Int>]
  private let maximumOpen: Int
  private let workerCount: Int

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - parts: The indices of the inputs of each part, in order, without gaps, from 0.
  ///   - maximumOpen: The maximum number of parts that are consumed at the same time, at least 1.
  ///   - workerCount: The number of inputs that are transformed at the same time, at least 1. For
  ///     each worker two inputs are being transformed or consumed, or wait to be consumed; for each
  ///     part at least two.
  init(parts: [Range<Int>], maximumOpen: Int, workerCount: Int) {
    precondition(maximumOpen > 0, "at least 1 part must be open, not \(maximumOpen)")
    precondition(workerCount > 0, "a pipeline needs at least 1 worker, not \(workerCount)")
    self.parts = parts
    self.maximumOpen = maximumOpen
    self.workerCount = workerCount
  }

  /// Runs all inputs through the pipeline.
  ///
  /// The first error of any stage, or the cancellation of the task, cancels the other stages; `run`
  /// throws it after they have ended.
  ///
  /// - Parameters:
  ///   - mayProduceAhead: Returns whether there is memory for an input that no worker waits for;
  ///     called where the caller runs.
  ///   - produce: Returns the input of an index; called for each index from 0 up, where the caller
  ///     runs.
  ///   - transform: Transforms an input; called concurrently, but by one worker at a time for each
  ///     worker index from 0 up to the number of workers.
  ///   - consume: Consumes an output; called in the order of the inputs of a part, one call at a time
  ///     for each part. A part is open until the call for its last input returns.
  ///   - deliver: Receives the results of `consume`, in order for each part, where the caller runs.
  /// - Throws: The first error, or `CancellationError`.
  func run<Input: Sendable, Output: Sendable, Result: Sendable>(
    mayProduceAhead: () -> Bool,
    produce: (_ index: Int) throws -> Input,
    transform: @escaping @Sendable (_ input: Input, _ worker: Int) async throws -> Output,
    consume: @escaping @Sendable (_ output: Output, _ index: Int) async throws -> Result,
    deliver: (_ result: Result) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Event<Output, Result>.self) { group in
      var open: [OpenPart<Input, Output>] = []
      var unopened = parts.enumerated().makeIterator()
      var workers = WorkerPool(count: workerCount)
      var produced = 0
      // The number of child tasks apart from the one that only lets others be heard.
      var running = 0
      var isTicking = false
      let end = parts.last?.upperBound ?? 0
      while true {
        try Task.checkCancellation()
        while open.count < maximumOpen, let (number, range) = unopened.next() {
          open.append(OpenPart(number: number, range: range))
        }
        guard !open.isEmpty else { return }
        for place in open.indices {
          guard let (output, index) = open[place].nextOutput() else { continue }
          running += 1
          let number = open[place].number
          group.addTask { .consumed(try await consume(output, index), part: number) }
        }
        let active = Set(open.lazy.filter(\.hasInput).map(\.number))
        let begun = open.count { $0.range.lowerBound < produced }
        let limit = 2 * max(1, (workerCount + begun - 1) / max(1, begun))
        for place in open.indices {
          while open[place].canStart(upTo: limit),
            let worker = workers.take(for: open[place].number, active: active)
          {
            let (input, index) = open[place].nextInput()
            running += 1
            let number = open[place].number
            group.addTask {
              try Task.checkCancellation()
              return .transformed(
                try await transform(input, worker), index: index, worker: worker, part: number)
            }
          }
        }
        if produced < end, let place = open.firstIndex(where: { $0.range.contains(produced) }),
          running == 0 || open[place].isStarving(upTo: limit) && !workers.isExhausted
            || mayProduceAhead()
        {
          open[place].add(try produce(produced))
          produced += 1
          // Results that have arrived meanwhile come first.
          if !isTicking { group.addTask { .tick } }
          isTicking = true
        }
        switch try await group.next() {
        case .transformed(let output, let index, let worker, let part):
          running -= 1
          workers.putBack(worker)
          guard let place = open.firstIndex(where: { $0.number == part }) else { continue }
          open[place].add(output, index)
        case .consumed(let result, let part):
          running -= 1
          if let place = open.firstIndex(where: { $0.number == part }) {
            if open[place].finishConsuming() { open.remove(at: place) }
          }
          try deliver(result)
        case .tick:
          isTicking = false
        case nil:
          preconditionFailure("an output was lost")
        }
      }
    }
  }

  /// The end of a child task.
  private enum Event<Output: Sendable, Result: Sendable>: Sendable {
    case transformed(Output, index: Int, worker: Int, part: Int)
    case consumed(Result, part: Int)
    case tick
  }
}

/// A part whose outputs are being consumed.
private struct OpenPart<Input, Output> {
  let number: Int
  let range: Range<Int>
  /// The inputs that no worker has taken, in order; those before ``taken`` are gone.
  private var inputs: [Input?] = []
  private var taken = 0
  private var consumed = 0
  private var isConsuming = false
  private var outputs: [Int: Output] = [:]

  init(number: Int, range: Range<Int>) {
    self.number = number
    self.range = range
  }

  var hasInput: Bool { taken < inputs.count }

  /// Whether an input can be given to a worker.
  func canStart(upTo limit: Int) -> Bool { hasInput && taken - consumed < limit }

  /// Whether a worker could take an input, if there were one.
  func isStarving(upTo limit: Int) -> Bool { !hasInput && taken - consumed < limit }

  mutating func add(_ input: Input) { inputs.append(input) }

  mutating func nextInput() -> (input: Input, index: Int) {
    guard let input = inputs[taken].take() else { preconditionFailure("an input was taken twice") }
    defer { taken += 1 }
    return (input, range.lowerBound + taken)
  }

  mutating func add(_ output: Output, _ index: Int) { outputs[index] = output }

  /// Returns the next output in order, if it is there and the one before has been consumed.
  mutating func nextOutput() -> (output: Output, index: Int)? {
    let index = range.lowerBound + consumed
    guard !isConsuming, let output = outputs.removeValue(forKey: index) else { return nil }
    isConsuming = true
    return (output, index)
  }

  /// Records that an output has been consumed; returns whether it was the last one.
  mutating func finishConsuming() -> Bool {
    isConsuming = false
    consumed += 1
    return consumed == range.count
  }
}
