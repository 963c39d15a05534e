internal import Geometry

/// A bounded parallel pipeline: one producer, several workers, and results in the order of the
/// inputs.
///
/// The stages run concurrently. A single coordinator starts a child task for each piece of work and
/// receives its result, so there are no queues and no locks: the state is in local variables. The
/// worker that has been idle longest gets the next input.
package struct OrderedPipeline: Sendable {
  private let workerCount: Int
  private let maximumInFlight: Int

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - workerCount: The number of inputs that are transformed concurrently, at least 1.
  ///   - maximumInFlight: The maximum number of inputs that have been produced and whose results
  ///     have not been delivered, at least 1. It bounds the memory.
  package init(workerCount: Int, maximumInFlight: Int) {
    precondition(workerCount > 0, "a pipeline needs at least 1 worker, not \(workerCount)")
    precondition(
      maximumInFlight > 0, "at least 1 input must be in flight, not \(maximumInFlight)")
    self.workerCount = workerCount
    self.maximumInFlight = maximumInFlight
  }

  /// Runs all inputs through the pipeline.
  ///
  /// The first error of any stage, or the cancellation of the task, cancels the other stages; `run`
  /// throws it after they have ended.
  ///
  /// - Parameters:
  ///   - produce: Returns the input of an index, or nil after the last one; called for each index
  ///     from 0 up, where the caller runs. While it suspends, no result is consumed or delivered.
  ///   - transform: Transforms an input; called concurrently, but by one worker at a time for each
  ///     worker index from 0 up to the number of workers.
  ///   - consume: Consumes an output; called in the order of the inputs, one call at a time.
  ///   - deliver: Receives the results of `consume` in order, where the caller runs.
  /// - Throws: The first error, or `CancellationError`.
  package func run<Input: Sendable, Output: Sendable, Result: Sendable>(
    produce: (_ index: Int) async throws -> Input?,
    transform: @escaping @Sendable (_ input: Input, _ worker: Int) async throws -> Output,
    consume: @escaping @Sendable (_ output: Output, _ index: Int) async throws -> Result,
    deliver: (_ result: Result) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Event<Output, Result>.self) { group in
      var produced = 0
      var delivered = 0
      var isExhausted = false
      var idleWorkers = Array(0..<workerCount)
      var isConsuming = false
      var outputs: [Int: Output] = [:]
      while !isExhausted || delivered < produced {
        try Task.checkCancellation()
        if !isConsuming, let output = outputs.removeValue(forKey: delivered) {
          isConsuming = true
          group.addTask { [delivered] in .consumed(try await consume(output, delivered)) }
        }
        while !isExhausted, produced - delivered < maximumInFlight, !idleWorkers.isEmpty {
          guard let input = try await produce(produced) else {
            isExhausted = true
            break
          }
          // First in, first out: each worker then owns only as many buffers as its own outputs
          // wait.
          let worker = idleWorkers.removeFirst()
          group.addTask { [produced] in
            try Task.checkCancellation()
            return .transformed(
              try await transform(input, worker), index: produced, worker: worker)
          }
          produced += 1
        }
        switch try await group.next() {
        case .transformed(let output, let index, let worker):
          idleWorkers.append(worker)
          outputs[index] = output
        case .consumed(let result):
          isConsuming = false
          delivered += 1
          try await deliver(result)
        case nil:
          precondition(isExhausted && delivered == produced, "an output was lost")
        }
      }
    }
  }

  /// Runs all inputs through a pipeline without a consuming stage: delivers the outputs in order.
  ///
  /// - Parameters:
  ///   - produce: Returns the input of an index, or nil after the last one.
  ///   - transform: Transforms an input; called concurrently.
  ///   - deliver: Receives the outputs in order, where the caller runs.
  /// - Throws: The first error, or `CancellationError`.
  package func run<Input: Sendable, Output: Sendable>(
    produce: (_ index: Int) async throws -> Input?,
    transform: @escaping @Sendable (_ input: Input) async throws -> Output,
    deliver: (_ output: Output) async throws -> Void
  ) async throws {
    try await run(
      produce: produce, transform: { input, _ in try await transform(input) },
      consume: { output, _ in output }, deliver: deliver)
  }

  /// The end of a child task.
  private enum Event<Output: Sendable, Result: Sendable>: Sendable {
    case transformed(Output, index: Int, worker: Int)
    case consumed(Result)
  }
}
