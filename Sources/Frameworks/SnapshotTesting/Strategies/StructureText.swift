/// A value with a text of its own in snapshots of structures.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of the value follow its text; false by default.
  static var renderChildren: Bool { get }
  /// The text.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Whether the parts of the value follow its text.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { description }
}

extension Date: AnySnapshotStringConvertible {
  /// The date and time in UTC, as in `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without addresses.
  public var snapshotDescription: String { StructureText.withoutAddresses("\(self)") }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { absoluteString }
}

/// Writes values and their parts, a line each, in the form of Point-Free's library.
///
/// Parts are in the order of their names and texts, so that dictionaries, sets and moved properties
/// give the same snapshot.
struct StructureText {
  /// The objects around the present value.
  private var path: Set<ObjectIdentifier> = []

  /// Returns the lines of a value.
  static func lines(of value: Any) -> String { StructureText().lines(of: value, nil, 0) }

  private func lines(of value: Any, _ name: String?, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let start = String(repeating: " ", count: depth)
    let label = name.map { "\($0): " } ?? ""
    var inner = self
    let text: String
    var isSorted = false
    let count = mirror.children.count
    switch (value, mirror.displayStyle) {
    case (_, .collection): text = Self.amount(count, "element")
    case (_, .dictionary):
      (text, isSorted) = (Self.amount(count, "key/value pair"), true)
    case (_, .set): (text, isSorted) = (Self.amount(count, "member"), true)
    case (_, .tuple): text = "(\(Self.amount(count, "element")))"
    case (_, .optional):
      text = Self.typeName(mirror) + (count == 0 ? ".none" : "")
    case (let value as any AnySnapshotStringConvertible, _):
      text = value.snapshotDescription
      guard type(of: value).renderChildren else { return "\(start)- \(label)\(text)\n" }
    case (let value as any CustomStringConvertible, _):
      text = Self.withoutAddresses(value.description)
    case (_, .class):
      let object = ObjectIdentifier(value as AnyObject)
      guard inner.path.insert(object).inserted else {
        let bullet = count == 0 ? "-" : "▿"
        return "\(start)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
      (text, isSorted) = (Self.typeName(mirror), true)
    case (_, .struct): (text, isSorted) = (Self.typeName(mirror), true)
    case (_, .enum):
      text = Self.typeName(mirror) + (count == 0 ? ".\(value)" : "")
    default: text = Self.withoutAddresses(String(describing: value))
    }
    var parts = mirror.children.map {
      (name: $0.label ?? "", text: inner.lines(of: $0.value, $0.label, depth + 2))
    }
    if isSorted { parts.sort { $0 < $1 } }
    return "\(start)\(count == 0 ? "-" : "▿") \(label)\(text)\n" + parts.map(\.text).joined()
  }

  private static func amount(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// Returns the name of a type, without the number of a local one.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacingOccurrences(
      of: " #\\d+", with: "", options: .regularExpression)
  }

  /// Returns a text without addresses, which differ in each run, and without the module that a
  /// program and its tests are compiled to.
  static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(
      of: ":?\\s*0x[0-9a-f]+|\\b_[A-Za-z0-9_]+Recipes\\.", with: "", options: .regularExpression)
  }
}
