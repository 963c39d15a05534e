private import Foundation

/// Splits the standard output of a worker into answers.
package struct AnswerParser: Sendable {
  /// The maximum number of bytes of a header.
  package static let maxHeaderLength = 64 << 10
  /// The maximum number of bytes of a body: 256 MiB, a chunk of very large frames.
  package static let maxBodyLength = 256 << 20

  private var line: [UInt8] = []
  private var answer: WorkerAnswer?

  /// Creates a parser at the start of the output.
  package init() {}

  /// Takes the next bytes.
  ///
  /// - Returns: The answers that they complete.
  /// - Throws: ``ProtocolError`` if the bytes are not an answer.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(ProtocolError)
    -> [WorkerAnswer]
  {
    var answers: [WorkerAnswer] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if answer == nil {
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        line += rest[..<(end ?? rest.endIndex)]
        rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
        guard line.count <= Self.maxHeaderLength else {
          throw ProtocolError("A header has more than \(Self.maxHeaderLength) bytes.")
        }
        guard end != nil else { break }
        answer = WorkerAnswer(try header())
        line.removeAll(keepingCapacity: true)
      } else if let missing = answer.map({ $0.header.length - $0.body.count }) {
        answer?.body.append(contentsOf: rest.prefix(missing))
        rest = rest.dropFirst(missing)
      }
      if let complete = answer, complete.body.count == complete.header.length {
        answers.append(complete)
        answer = nil
      }
    }
    return answers
  }

  private func header() throws(ProtocolError) -> WorkerAnswer.Header {
    let header: WorkerAnswer.Header
    do {
      header = try JSONDecoder().decode(WorkerAnswer.Header.self, from: Data(line))
    } catch {
      let start = String(decoding: line.prefix(80), as: UTF8.self)
      throw ProtocolError("A line of its output is not the header of an answer: \(start)")
    }
    guard 0...Self.maxBodyLength ~= header.length else {
      throw ProtocolError(
        "The length of an answer is \(header.length); it must be 0 to \(Self.maxBodyLength).")
    }
    return header
  }
}

/// Output of a worker that does not follow the protocol.
///
/// The usual cause is a `print` in a recipe: standard output belongs to the answers.
package struct ProtocolError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
