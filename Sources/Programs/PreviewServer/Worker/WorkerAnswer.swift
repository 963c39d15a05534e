package import Foundation

/// The answer of a worker to a request: a line of JSON and a body.
package struct WorkerAnswer: Sendable {
  /// The outcome of a request.
  package enum Status: String, Codable, Sendable {
    case ok
    case error
    case cancelled
  }

  /// The first line.
  package struct Header: Codable, Sendable {
    /// The number of the request.
    package var id: Int
    package var status: Status
    /// The media type of the body.
    package var type: String?
    /// What is wrong, in a sentence.
    package var message: String?
    /// The path from which the server lends a saved film.
    package var download: String?
    /// The number of bytes of the body.
    package var length: Int
  }

  package var header: Header
  package var body = Data()

  /// An answer without a body.
  init(_ status: Status, id: Int = 0, message: String? = nil) {
    header = Header(id: id, status: status, message: message, length: 0)
  }

  init(_ header: Header) {
    self.header = header
    body.reserveCapacity(header.length)
  }

  /// The bytes as the page reads them: the header, a line feed and the body.
  var message: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(header) + [UInt8(ascii: "\n")] + body
    }
  }
}
