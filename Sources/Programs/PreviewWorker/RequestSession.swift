private import Dispatch
internal import FileIO
private import Glibc
private import Synchronization
internal import SystemPackage

/// The requests of one input and their answers.
///
/// A thread reads requests, so that a request for cancellation is read while all processors draw.
/// Every request is a task.
final class RequestSession: Sendable {
  private struct State: ~Copyable {
    /// The tasks of the requests that are not answered yet.
    var tasks: [Int: Task<Void, Never>] = [:]
    /// The number of answers that are being written, or wait for that.
    var answerCount = 0
    var isInputAtEnd = false
    var isOutputClosed = false
    var end: CheckedContinuation<Void, Never>?

    var isOver: Bool { isOutputClosed || isInputAtEnd && requestCount == 0 }
    var requestCount: Int { tasks.count + answerCount }
  }

  private let handler: RequestHandler
  private let limits: PreviewWorker.Limits
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let writer: AnswerWriter
  private let state = Mutex(State())
  private let readerQueue = DispatchQueue(label: "zoetrope.preview.reader")

  init(
    _ handler: RequestHandler, _ limits: PreviewWorker.Limits, reading input: FileDescriptor,
    writing output: FileDescriptor
  ) {
    self.handler = handler
    self.limits = limits
    self.input = input
    self.output = output
    writer = AnswerWriter(output)
  }

  /// Answers requests until the input ends and all are answered, or the output is closed.
  func run() async {
    readerQueue.async { self.readRequests() }
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isOver { state.end = continuation }
        return state.isOver
      }
      if isOver { continuation.resume() }
    }
  }

  /// Changes the state, and ends the session when it is over.
  private func change(_ change: (inout State) -> Void) {
    let end = state.withLock { state -> CheckedContinuation<Void, Never>? in
      change(&state)
      guard state.isOver else { return nil }
      return state.end.take()
    }
    end?.resume()
  }

  // MARK: Reading

  private func readRequests() {
    var reader = LineReader(input, maximumLength: limits.requestLength)
    while let line = reader.next() {
      switch line {
      case .tooLong:
        answer(
          Answer(
            to: nil,
            error: "A request has at most \(limits.requestLength) bytes; a longer one was "
              + "skipped."))
      case .line(let bytes): accept(bytes)
      }
    }
    change { $0.isInputAtEnd = true }
    waitForReader()
  }

  private func accept(_ line: [UInt8]) {
    let request: Request
    do throws(RequestError) {
      request = try Request(line)
    } catch {
      return answer(Answer(to: error.id, error: error.description))
    }
    do throws(RequestError) {
      if request.method == .cancel { try cancel(request) } else { try start(request) }
    } catch {
      answer(Answer(to: request.id, error: error.description))
    }
  }

  private func cancel(_ request: Request) throws(RequestError) {
    let target = try request.integer("target")
    state.withLock { $0.tasks[target]?.cancel() }
  }

  private func start(_ request: Request) throws(RequestError) {
    let mistake = state.withLock { state -> String? in
      guard state.tasks[request.id] == nil else {
        return "The id \(request.id) belongs to a request that is not answered yet."
      }
      guard state.requestCount < limits.requestCount else {
        return "At most \(limits.requestCount) requests can wait for their answers."
      }
      state.tasks[request.id] = Task(priority: request.method.isUrgent ? .high : .low) {
        await self.perform(request)
      }
      return nil
    }
    if let mistake { throw RequestError(mistake) }
  }

  // MARK: Answering

  private func perform(_ request: Request) async {
    let result: Answer
    do {
      try Task.checkCancellation()
      result = Answer(to: request.id, try await handler.answer(request))
    } catch is CancellationError {
      result = Answer(cancelled: request.id)
    } catch {
      result = Answer(to: request.id, error: "\(error)".printable)
    }
    // The client may use the identifier again as soon as it has read the answer.
    change {
      $0.tasks[request.id] = nil
      $0.answerCount += 1
    }
    answer(result)
    change { $0.answerCount -= 1 }
  }

  private func answer(_ answer: Answer) {
    do {
      try writer.write(answer)
    } catch {
      cancelAll()
    }
  }

  private func cancelAll() {
    change { state in
      state.isOutputClosed = true
      for task in state.tasks.values { task.cancel() }
    }
  }

  /// Waits until the last request is answered, or until nobody reads the answers anymore.
  private func waitForReader() {
    let milliseconds: CInt = 200
    while !state.withLock({ $0.isOver }) {
      var request = pollfd(fd: output.rawValue, events: 0, revents: 0)
      if poll(&request, 1, milliseconds) == 1 { return cancelAll() }
    }
  }
}
