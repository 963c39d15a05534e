/// One producer, several workers, one writer, with a bounded number of frames between them.
///
/// A single coordinator starts child tasks and takes their results, so that there is no queue: what
/// it knows is in its local variables. The worker that has been idle longest gets the next frame.
struct Pipeline<Frame: Sendable, Encoder: FrameEncoder>: Sendable {
  let frameCount: Int
  /// Who draws and encodes; all at the same time.
  let workers: [FrameWorker<Frame, Encoder>]
  /// Writes the payload of a frame; called in the order of frames, one call at a time.
  let write: @Sendable (Encoder.Packet, Int) async throws -> Void

  private enum Event: Sendable {
    case encoded(Encoder.Packet, index: Int, by: FrameWorker<Frame, Encoder>, Film.Timings)
    case written(Duration)
  }

  /// Runs all frames through; returns when the last one has been written.
  ///
  /// - Parameters:
  ///   - frames: Makes the frame of an index; called where the caller runs.
  ///   - progress: Is called where the caller runs, with the number of frames written so far.
  /// - Returns: Where the time went.
  /// - Throws: The first error of any part, or `CancellationError`.
  func run(
    frames: (_ index: Int) throws -> Frame, progress: (_ written: Int) -> Void
  ) async throws -> Film.Timings {
    let window = Film.maximumFramesInFlight(jobs: workers.count)
    return try await withThrowingTaskGroup(of: Event.self) { group in
      var timings = Film.Timings()
      var made = 0
      var written = 0
      var idle = workers
      var isWriting = false
      var waiting: [Int: Encoder.Packet] = [:]
      while written < frameCount {
        try Task.checkCancellation()
        if !isWriting, let payload = waiting.removeValue(forKey: written) {
          isWriting = true
          group.addTask { [write, written] in
            let start = ContinuousClock.now
            try await write(payload, written)
            return .written(ContinuousClock.now - start)
          }
        }
        while made < frameCount, made - written < window, !idle.isEmpty {
          // In turn, for each keeps as many buffers as frames of its own ever wait to be written.
          let worker = idle.removeFirst()
          let frame = try timings.measure(\.making) { try frames(made) }
          group.addTask { [made] in
            try Task.checkCancellation()
            let (payload, timings) = try worker.encodedPacket(of: frame)
            return .encoded(payload, index: made, by: worker, timings)
          }
          made += 1
        }
        switch try await group.next() {
        case .encoded(let payload, let index, let worker, let spent):
          idle.append(worker)
          waiting[index] = payload
          timings.add(spent)
        case .written(let time):
          isWriting = false
          written += 1
          timings.writing += time / .seconds(1)
          progress(written)
        case nil:
          preconditionFailure("a frame was lost between the workers and the writer")
        }
      }
      return timings
    }
  }
}
