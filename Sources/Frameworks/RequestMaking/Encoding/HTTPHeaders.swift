internal import UIKit

/// A field of a header.
public struct HTTPHeader: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: String

  /// Creates a field.
  public init(name: String, value: String) { (self.name, self.value) = (name, value) }

  /// What may be answered.
  public static func accept(_ value: String) -> Self { Self(name: "Accept", value: value) }
  /// The type of what is sent.
  public static func contentType(_ value: String) -> Self {
    Self(name: "Content-Type", value: value)
  }
  /// The name of the program.
  public static func userAgent(_ value: String) -> Self { Self(name: "User-Agent", value: value) }
  /// A proof of who asks.
  public static func authorization(_ value: String) -> Self {
    Self(name: "Authorization", value: value)
  }
  /// A token of who asks.
  public static func authorization(bearerToken: String) -> Self {
    authorization("Bearer \(bearerToken)")
  }
  /// The name and password of who asks.
  public static func authorization(username: String, password: String) -> Self {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }
}

/// The fields of a header, whose names are the same in capitals.
public struct HTTPHeaders: Sendable {
  private var fields: [HTTPHeader] = []

  /// The fields that requests have by default: none.
  public static let `default` = HTTPHeaders()

  /// Creates a header without fields.
  public init() {}
  /// Creates a header of fields.
  public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
  /// Creates a header of names and values.
  public init(_ dictionary: [String: String]) {
    for (name, value) in dictionary { update(HTTPHeader(name: name, value: value)) }
  }

  /// The names and values.
  public var dictionary: [String: String] {
    Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The value of a name; nil if there is none.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      if let newValue {
        update(HTTPHeader(name: name, value: newValue))
      } else {
        remove(name: name)
      }
    }
  }

  /// Returns the value of a name; nil if there is none.
  public func value(for name: String) -> String? { self[name] }
  /// Adds a field, in place of one with its name.
  public mutating func add(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }
  /// Adds a field, in place of one with its name.
  public mutating func add(_ header: HTTPHeader) { update(header) }
  /// Adds a field, in place of one with its name.
  public mutating func update(_ header: HTTPHeader) {
    remove(name: header.name)
    fields.append(header)
  }
  /// Removes a field.
  public mutating func remove(name: String) {
    fields.removeAll { $0.name.lowercased() == name.lowercased() }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  /// Creates a header of names and values.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { update(HTTPHeader(name: name, value: value)) }
  }
  /// Creates a header of fields.
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
}
