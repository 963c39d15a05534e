internal import FlyingFox
internal import Foundation

/// A request of the page: a JSON object with a method and its fields.
struct WorkerRequest: Sendable {
  /// The methods that are passed on to the worker.
  static let methods: Set = [
    "recipes", "timeline", "frame", "frames", "overlays", "strobe", "goldens", "golden", "save",
  ]

  private(set) var fields: [String: JSONValue]

  /// Creates a request without fields.
  init(method: String) {
    fields = ["method": .string(method)]
  }

  /// Reads a message of the page; nil if it is not a JSON object with a number and a method.
  init?(_ text: String) {
    guard case .object(let fields)? = try? JSONValue(data: Data(text.utf8)) else { return nil }
    self.fields = fields
    guard id != nil, !method.isEmpty else { return nil }
  }

  var method: String { self["method"] ?? "" }

  /// The page's number of the request.
  var id: Int? { number("id") }

  /// Returns a whole number.
  func number(_ name: String) -> Int? {
    guard case .number(let value)? = fields[name] else { return nil }
    return Int(exactly: value)
  }

  /// A text.
  subscript(name: String) -> String? {
    get {
      guard case .string(let text)? = fields[name] else { return nil }
      return text
    }
    set { fields[name] = newValue.map(JSONValue.string) }
  }

  /// Returns the line for the worker, with the server's number of the request.
  func line(id: Int) throws -> [UInt8] {
    let object = JSONValue.object(fields.merging(["id": .number(Double(id))]) { $1 })
    return [UInt8](try object.makeData(options: .withoutEscapingSlashes)) + [UInt8(ascii: "\n")]
  }

  /// Returns the line that cancels a request.
  static func cancellation(of target: Int, id: Int) -> [UInt8] {
    Array(#"{"id":\#(id),"method":"cancel","target":\#(target)}"#.utf8) + [UInt8(ascii: "\n")]
  }
}
