internal import StageKit
@_exported public import UIKit

/// A value of a JSON document, in the words of the library SwiftyJSON.
public struct JSON {
  /// What a value is.
  enum Content: Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case dictionary([String: JSON])
    /// A value that JSON does not have.
    case unknown
  }

  var content: Content
  /// Why there is no value; nil if there is one.
  public internal(set) var error: SwiftyJSONError?

  init(_ content: Content, error: SwiftyJSONError? = nil) {
    (self.content, self.error) = (content, error)
  }

  /// The value null.
  public static var null: JSON { JSON(.null) }

  /// Creates the value of a document.
  ///
  /// - Parameters:
  ///   - data: The document, in UTF-8.
  ///   - options: Options, which change nothing: fragments are allowed.
  /// - Throws: `SwiftyJSONError.invalidJSON` if it is no JSON.
  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    do {
      self = try JSONDecoder().decode(JSON.self, from: data)
    } catch {
      throw SwiftyJSONError.invalidJSON
    }
  }

  /// Creates the value of a document; null with an error if it is no JSON.
  public init(parseJSON jsonString: String) {
    self = (try? JSON(data: Data(jsonString.utf8))) ?? JSON(.null, error: .invalidJSON)
  }

  /// Creates a value of numbers, texts, arrays and dictionaries, or of a document as `Data`.
  public init(_ object: Any) {
    if let data = object as? Data {
      self = (try? JSON(data: data)) ?? JSON(.null, error: .invalidJSON)
    } else {
      content = Content(object)
      error = content == .unknown ? .unsupportedType : nil
    }
  }

  /// The value as numbers, texts, arrays and dictionaries; `NSNull` for null.
  public var object: Any {
    get {
      switch content {
      case .null, .unknown: NSNull()
      case .bool(let value): value
      case .integer(let value): value
      case .number(let value): value
      case .string(let value): value
      case .array(let values): values.map(\.object)
      case .dictionary(let values): values.mapValues(\.object)
      }
    }
    set { self = JSON(newValue) }
  }

  /// The kind of the value.
  public var type: Type {
    switch content {
    case .null: .null
    case .bool: .bool
    case .integer, .number: .number
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    case .unknown: .unknown
    }
  }

  /// Whether the value is there: a key that a dictionary lacks has no value.
  public func exists() -> Bool {
    error == nil || ![.notExist, .indexOutOfBounds, .wrongType].contains(error)
  }

  /// Adds the values of another dictionary or array, dictionaries within dictionaries, too.
  ///
  /// - Throws: `SwiftyJSONError.wrongType` if the values are of two kinds.
  public mutating func merge(with other: JSON) throws {
    switch (content, other.content) {
    case (.dictionary(let mine), .dictionary(let others)):
      content = .dictionary(
        try mine.merging(others) { old, new in
          guard old.type == .dictionary, new.type == .dictionary else { return new }
          return try old.merged(with: new)
        })
    case (.array(let mine), .array(let others)): content = .array(mine + others)
    case _ where type == other.type: self = other
    default: throw SwiftyJSONError.wrongType
    }
  }

  /// Returns the value with those of another one, as ``merge(with:)`` adds them.
  public func merged(with other: JSON) throws -> JSON {
    var result = self
    try result.merge(with: other)
    return result
  }
}

/// The kinds of values of JSON.
public enum Type: Int, Sendable {
  case number, string, bool, array, dictionary, null, unknown
}

/// Why a value of JSON is not there.
public enum SwiftyJSONError: Int, Error, Sendable {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case elementTooDeep = 902
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490
}

extension JSON.Content {
  /// What an object stands for; `unknown` for those that JSON does not have.
  init(_ object: Any) {
    guard let object = flattened(object) else {
      self = .null
      return
    }
    switch object {
    case let json as JSON: self = json.content
    case is NSNull: self = .null
    // A class has numbers of all kinds, and could be cast to each of them.
    case let number as NSNumber where Swift.type(of: object) is AnyClass:
      self = Self(number)
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger:
      self = Int(exactly: value).map(Self.integer) ?? .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as String: self = .string(value)
    case let value as NSString: self = .string(value as String)
    case let values as [Any]: self = .array(values.map { JSON($0) })
    case let values as [String: Any]: self = .dictionary(values.mapValues { JSON($0) })
    default: self = .unknown
    }
  }

  private init(_ number: NSNumber) {
    switch UnicodeScalar(UInt8(bitPattern: number.objCType.pointee)) {
    case "c", "B": self = .bool(number.boolValue)
    case "f", "d": self = .number(number.doubleValue)
    default: self = .integer(number.intValue)
    }
  }
}
