import Dispatch
import FoundationEssentials
import PreviewWorker
import StageKit
import SystemPackage

/// An answer of a worker.
struct WorkerAnswer: Sendable {
  struct Header: Decodable, Sendable {
    let id: Int?
    let status: String
    let type: String?
    let message: String?
    let length: Int
  }

  let header: Header
  let body: [UInt8]

  var status: String { header.status }
  var message: String { header.message ?? "" }
  var text: String { String(decoding: body, as: UTF8.self) }

  /// Decodes the body.
  func json<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }
}

/// A worker at the ends of two pipes.
final class WorkerClient: Sendable {
  private let requests: FileDescriptor
  private let answers: FileDescriptor
  private let worker: Task<Void, Never>
  /// Reads block, which threads of the tasks' pool must not: the worker needs them.
  private let readerQueue = DispatchQueue(label: "zoetrope.tests.preview")

  init(_ recipes: [any Recipe], limits: PreviewWorker.Limits = PreviewWorker.Limits()) throws {
    let input = try FileDescriptor.pipe(options: .closeOnExec)
    let output = try FileDescriptor.pipe(options: .closeOnExec)
    requests = input.writeEnd
    answers = output.readEnd
    worker = Task {
      await PreviewWorker(program: "tests", recipes: recipes, limits: limits)
        .run(reading: input.readEnd, writing: output.writeEnd)
      try? input.readEnd.close()
      try? output.writeEnd.close()
    }
  }

  /// Writes bytes to the worker's input.
  func send(_ text: String) throws { _ = try requests.writeAll(text.utf8) }

  /// Ends the input.
  func endInput() throws { try requests.close() }

  /// Returns the next answer; nil at the end of the output.
  func next() async throws -> WorkerAnswer? {
    try await withCheckedThrowingContinuation { continuation in
      readerQueue.async { continuation.resume(with: Result { try self.readAnswer() }) }
    }
  }

  private func readAnswer() throws -> WorkerAnswer? {
    var line: [UInt8] = []
    while let byte = try read(1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
    guard !line.isEmpty else { return nil }
    let header = try JSONDecoder().decode(WorkerAnswer.Header.self, from: Data(line))
    return WorkerAnswer(header: header, body: try read(header.length) ?? [])
  }

  /// Sends a request, given as JSON without its identifier and braces, and returns the answer.
  func call(_ fields: String) async throws -> WorkerAnswer {
    try send("{\"id\":1,\(fields)}\n")
    guard let answer = try await next() else { throw Errno.brokenPipe }
    return answer
  }

  /// Ends the input, reads all answers and waits for the worker.
  func finish() async throws -> [WorkerAnswer] {
    try endInput()
    var all: [WorkerAnswer] = []
    while let answer = try await next() { all.append(answer) }
    try answers.close()
    await worker.value
    return all
  }

  /// Reads a number of bytes; nil at the end of the output.
  private func read(_ count: Int) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = try bytes.withUnsafeMutableBytes {
        try answers.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[done...]))
      }
      guard read > 0 else { return nil }
      done += read
    }
    return bytes
  }
}
