import Foundation
import PreviewServer
import Testing

@Suite struct AnswerParserTests {
  private func parse(_ bytes: [UInt8], in pieces: Int) throws -> [WorkerAnswer] {
    var parser = AnswerParser()
    return try stride(from: 0, to: bytes.count, by: pieces).flatMap { start in
      try bytes[start..<min(start + pieces, bytes.count)].withUnsafeBytes { try parser.append($0) }
    }
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `answers are split wherever the output is cut`(pieces: Int) throws {
    let bytes = Array(
      """
      {"id":1,"status":"ok","type":"text/plain","length":5}
      a\nb\nc{"id":2,"status":"error","message":"no recipe","length":0}
      {"id":3,"status":"cancelled","length":0}

      """.utf8)
    let answers = try parse(bytes, in: pieces)
    #expect(answers.map(\.header.id) == [1, 2, 3])
    #expect(answers.map(\.header.status) == [.ok, .error, .cancelled])
    #expect(answers.map(\.header.message) == [nil, "no recipe", nil])
    #expect(answers.map { String(decoding: $0.body, as: UTF8.self) } == ["a\nb\nc", "", ""])
  }

  @Test(arguments: [
    (
      "a print in a recipe\n",
      "A line of its output is not the header of an answer: a print in a recipe"
    ),
    (
      #"{"id":1,"status":"ok","length":-1}"# + "\n",
      "The length of an answer is -1; it must be 0 to 268435456."
    ),
    (
      #"{"id":1,"status":"ok","length":268435457}"# + "\n",
      "The length of an answer is 268435457; it must be 0 to 268435456."
    ),
    (String(repeating: "a", count: 70_000), "A header has more than 65536 bytes."),
  ])
  func `output that is not an answer is named`(output: String, sentence: String) throws {
    let error = #expect(throws: ProtocolError.self) { try parse(Array(output.utf8), in: 4096) }
    #expect(error?.description == sentence)
  }
}
