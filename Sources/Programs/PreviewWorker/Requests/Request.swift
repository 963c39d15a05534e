internal import FoundationEssentials

/// A request: a line of JSON on the worker's input.
struct Request: Sendable {
  /// The identifier, which the answer repeats.
  let id: Int
  let method: Method
  private let fields: [String: JSONValue]

  /// Parses a line.
  ///
  /// - Throws: A ``RequestError``, with the identifier if there is one.
  init(_ line: [UInt8]) throws(RequestError) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else {
      throw RequestError("A request must be one line of JSON; this one cannot be parsed.")
    }
    guard case .object(let fields) = value else {
      throw RequestError("A request must be a JSON object, not \(value.phrase).")
    }
    self.fields = fields
    guard case .number(let number)? = fields["id"], let id = Int(exactly: number), id >= 0 else {
      throw RequestError(
        "A request must have an 'id', a whole number from 0, not \(Self.phrase(fields["id"])).")
    }
    self.id = id
    guard case .text(let name)? = fields["method"], let method = Method(rawValue: name) else {
      let known = Method.allCases.map(\.rawValue).joined(separator: ", ")
      throw RequestError(
        "'method' must be one of \(known), not \(Self.phrase(fields["method"])).", id: id)
    }
    self.method = method
  }

  private static func phrase(_ value: JSONValue?) -> String { value?.phrase ?? "absent" }

  // MARK: Fields

  /// Returns a whole number of at least a minimum.
  func integer(_ name: String, from minimum: Int = 0) throws(RequestError) -> Int {
    guard case .number(let number)? = fields[name], let value = Int(exactly: number),
      value >= minimum
    else { throw mistake(name, "a whole number from \(minimum)") }
    return value
  }

  /// Returns a number in a range, or a default for an absent field.
  func number(
    _ name: String, in range: ClosedRange<Double>, default value: Double
  ) throws(RequestError) -> Double {
    guard let field = fields[name], field != .null else { return value }
    guard case .number(let number) = field, range.contains(number) else {
      throw mistake(name, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns a text that is not empty.
  func text(_ name: String) throws(RequestError) -> String {
    guard case .text(let value)? = fields[name], !value.isEmpty else {
      throw mistake(name, "a text that is not empty")
    }
    return value
  }

  /// Returns whether a field is true; false if it is absent.
  func flag(_ name: String) throws(RequestError) -> Bool {
    switch fields[name] {
    case .bool(let value): return value
    case nil, .null: return false
    default: throw mistake(name, "true or false")
    }
  }

  /// Returns an object of texts; empty if it is absent.
  func texts(_ name: String) throws(RequestError) -> [String: String] {
    guard let field = fields[name], field != .null else { return [:] }
    guard case .object(let values) = field else { throw mistake(name, "an object of texts") }
    var texts: [String: String] = [:]
    for (key, value) in values {
      guard case .text(let text) = value else {
        throw mistake(name, "an object of texts; its '\(key)' is \(value.phrase)", isFound: false)
      }
      texts[key] = text
    }
    return texts
  }

  /// Returns a number or a text as text, or a default for an absent field.
  func numberText(_ name: String, default value: String) throws(RequestError) -> String {
    switch fields[name] {
    case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): return text
    case nil, .null: return value
    default: throw mistake(name, "a number")
    }
  }

  /// Returns an error of a field.
  func mistake(_ name: String, _ allowed: String, isFound: Bool = true) -> RequestError {
    let found = isFound ? ", not \(Self.phrase(fields[name]))" : ""
    return RequestError("'\(name)' must be \(allowed)\(found).")
  }
}

extension Request {
  /// The methods.
  enum Method: String, CaseIterable, Sendable {
    case recipes
    case timeline
    case frame
    case frames
    case overlays
    case strobe
    case goldens
    case golden
    case save
    case cancel

    /// Whether a person waits for the answer; others run in the background.
    var isUrgent: Bool {
      switch self {
      case .recipes, .frame, .goldens, .golden, .cancel: true
      case .timeline, .frames, .overlays, .strobe, .save: false
      }
    }
  }
}
