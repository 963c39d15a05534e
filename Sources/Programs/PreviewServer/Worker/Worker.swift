private import Foundation
internal import Subprocess
private import Synchronization

/// A process that answers requests about recipes: `preview-worker` of a film collection.
///
/// Requests are numbered, and many are under way at once. When the process ends, every request that
/// has no answer fails.
final class Worker: Sendable {
  /// How the process ended.
  struct End: Sendable {
    /// A sentence.
    let reason: String
    /// The last lines of its standard error.
    let lines: [String]
  }

  private struct State {
    var requestCount = 0
    var waiting: [Int: CheckedContinuation<WorkerAnswer, Never>] = [:]
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let input: AsyncStream<[UInt8]>.Continuation
  private let lines: AsyncStream<[UInt8]>
  private let process = Mutex<Task<End, Never>?>(nil)
  private let standardError = OutputTail()

  /// Starts the process.
  init(_ command: Command) {
    (lines, input) = AsyncStream.makeStream()
    process.withLock { process in process = Task { await self.run(command) } }
  }

  /// How the process ended; waits for that.
  var end: End {
    get async {
      await process.withLock { $0 }?.value ?? End(reason: "It was not started.", lines: [])
    }
  }

  /// Ends the process and waits for that, at most about two seconds.
  func close() async {
    process.withLock { $0 }?.cancel()
    _ = await end
  }

  /// Sends a request.
  ///
  /// If the task is cancelled, the request is cancelled, and the answer says so.
  ///
  /// - Returns: The answer, with the worker's number of the request. A worker that ends leaves its
  ///   requests cancelled.
  func answer(to request: WorkerRequest) async -> WorkerAnswer {
    let id = state.withLock { state in
      state.requestCount += 1
      return state.requestCount
    }
    guard let line = try? request.line(id: id) else {
      return WorkerAnswer(.error, message: "The request is not JSON.")
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSent = state.withLock { state in
          if !state.hasEnded { state.waiting[id] = continuation }
          return !state.hasEnded
        }
        if isSent { input.yield(line) } else { continuation.resume(returning: .init(.cancelled)) }
      }
    } onCancel: {
      let cancellation = state.withLock { state in
        state.requestCount += 1
        return state.requestCount
      }
      input.yield(WorkerRequest.cancellation(of: id, id: cancellation))
    }
  }

  private func run(_ command: Command) async -> End {
    let end: End
    do {
      let result = try await Subprocess.run(
        command.executable, arguments: Arguments(command.arguments),
        environment: Command.environment, platformOptions: Command.platformOptions,
        input: .inputWriter, output: .sequence,
        error: .sequence
      ) { process in
        async let lastLines: Void = standardError.read(process.standardError)
        async let _: Void = write(to: process.standardInputWriter)
        let violation = await readAnswers(process.standardOutput)
        finish()
        if violation != nil {
          await process.teardown(using: Command.platformOptions.teardownSequence)
        }
        // A task that nobody waits for would be cancelled.
        await lastLines
        return violation
      }
      let reason = result.closureResult?.description
      end = End(
        reason: reason ?? "The program \(result.terminationStatus.sentence).",
        lines: standardError.lines)
    } catch {
      end = End(reason: command.startFailure(error), lines: standardError.lines)
    }
    finish()
    return end
  }

  private func write(to writer: StandardInputWriter) async {
    // A closed pipe means that the process is ending, which ends the output too.
    do {
      for await line in lines { _ = try await writer.write(line) }
      try await writer.finish()
    } catch {}
  }

  private func readAnswers(_ output: SubprocessOutputSequence) async -> ProtocolError? {
    var parser = AnswerParser()
    do {
      for try await buffer in output {
        for answer in try buffer.withUnsafeBytes({ bytes throws(ProtocolError) in
          try parser.append(bytes)
        }) {
          state.withLock { $0.waiting.removeValue(forKey: answer.header.id) }?
            .resume(returning: answer)
        }
      }
    } catch {
      return error as? ProtocolError
    }
    return nil
  }

  /// Ends the input, and answers what has no answer yet.
  private func finish() {
    input.finish()
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume(returning: .init(.cancelled)) }
  }
}
