internal import FoundationEssentials

/// The answer to a request: a header, one line of JSON, and a body.
struct Answer: Sendable {
  /// The header.
  private struct Header: Encodable {
    let id: Int?
    let status: String
    var type: String?
    var message: String?
    let length: Int

    private enum CodingKeys: CodingKey { case id, status, type, message, length }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      // The identifier is null, not absent, if the request had none.
      try container.encode(id, forKey: .id)
      try container.encode(status, forKey: .status)
      try container.encodeIfPresent(type, forKey: .type)
      try container.encodeIfPresent(message, forKey: .message)
      try container.encode(length, forKey: .length)
    }
  }

  /// The header's bytes, with a line break.
  let header: [UInt8]
  let body: [UInt8]

  private init(_ header: Header, body: [UInt8] = []) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A header of texts and integers has a representation.
    let line = (try? encoder.encode(header)) ?? Data()
    self.header = Array(line) + [UInt8(ascii: "\n")]
    self.body = body
  }

  /// Creates the answer to a request that succeeded.
  init(to id: Int, _ body: Body) {
    self.init(
      Header(id: id, status: "ok", type: body.type, length: body.bytes.count), body: body.bytes)
  }

  /// Creates the answer to a request that failed; the identifier is nil if it could not be read.
  init(to id: Int?, error message: String) {
    self.init(Header(id: id, status: "error", message: message, length: 0))
  }

  /// Creates the answer to a request that was cancelled.
  init(cancelled id: Int) { self.init(Header(id: id, status: "cancelled", length: 0)) }
}

extension Answer {
  /// The body of an answer, and its media type.
  struct Body: Sendable {
    let type: String
    let bytes: [UInt8]

    static func png(_ bytes: [UInt8]) -> Body { Body(type: "image/png", bytes: bytes) }

    static func binary(_ bytes: [UInt8]) -> Body {
      Body(type: "application/octet-stream", bytes: bytes)
    }

    static func json(_ value: some Encodable) throws -> Body {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Body(type: "application/json", bytes: Array(try encoder.encode(value)))
    }
  }
}

/// Returns a number for JSON, rounded to six decimals, which keeps texts short; nil for one that is
/// not finite.
func rounded(_ number: Double) -> Double? {
  guard number.isFinite else { return nil }
  let millionths = (number * 1e6).rounded()
  return millionths.magnitude < 1e15 ? millionths / 1e6 : number
}
