/// One producer, several encoders, one writer, with a bounded number of frames between them.
///
/// A single coordinator starts child tasks and takes their results, so that there is no lock and no
/// queue: what it knows is in its local variables.
struct Pipeline<Frame: Sendable, Payload: Sendable>: Sendable {
  let frameCount: Int
  let jobs: Int
  /// Draws and encodes a frame; runs in up to `jobs` tasks at once.
  let encode: @Sendable (Frame) throws -> Payload
  /// Writes the payload of a frame; called in the order of frames, one call at a time.
  let write: @Sendable (Payload, Int) async throws -> Void

  private enum Event: Sendable {
    case encoded(Payload, index: Int)
    case written
  }

  /// Runs all frames through; returns when the last one has been written.
  ///
  /// - Parameters:
  ///   - frames: Makes the frame of an index; called where the caller runs.
  ///   - progress: Is called where the caller runs, with the number of frames written so far.
  /// - Throws: The first error of any part, or `CancellationError`.
  func run(
    frames: (_ index: Int) throws -> Frame, progress: (_ written: Int) -> Void
  ) async throws {
    let window = Film.maximumFramesInFlight(jobs: jobs)
    try await withThrowingTaskGroup(of: Event.self) { group in
      var made = 0
      var written = 0
      var encoding = 0
      var isWriting = false
      var waiting: [Int: Payload] = [:]
      while written < frameCount {
        try Task.checkCancellation()
        if !isWriting, let payload = waiting.removeValue(forKey: written) {
          isWriting = true
          group.addTask { [write, written] in
            try await write(payload, written)
            return .written
          }
        }
        while made < frameCount, encoding < jobs, made - written < window {
          let frame = try frames(made)
          group.addTask { [encode, made] in
            try Task.checkCancellation()
            return .encoded(try encode(frame), index: made)
          }
          made += 1
          encoding += 1
        }
        switch try await group.next() {
        case .encoded(let payload, let index):
          encoding -= 1
          waiting[index] = payload
        case .written:
          isWriting = false
          written += 1
          progress(written)
        case nil:
          preconditionFailure("a frame was lost between the encoders and the writer")
        }
      }
    }
  }
}
