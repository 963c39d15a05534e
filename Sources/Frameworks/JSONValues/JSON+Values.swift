extension JSON {
  // MARK: Texts, and whether something holds

  /// The text; nil for other kinds.
  public var string: String? {
    get { if case .string(let value) = content { value } else { nil } }
    set { set(newValue) }
  }
  /// The text, or that of a number or a Boolean; empty for other kinds.
  public var stringValue: String {
    get {
      switch content {
      case .string(let value): value
      case .bool(let value): "\(value)"
      case .integer(let value): "\(value)"
      case .number(let value): "\(value)"
      default: ""
      }
    }
    set { set(newValue) }
  }
  /// The Boolean; nil for other kinds.
  public var bool: Bool? {
    get { if case .bool(let value) = content { value } else { nil } }
    set { set(newValue) }
  }
  /// The Boolean, or whether a number is not zero or a text is `true`, `y`, `t`, `yes` or `1`.
  public var boolValue: Bool {
    get {
      switch content {
      case .bool(let value): value
      case .integer, .number: doubleValue != 0
      case .string(let value): ["true", "y", "t", "yes", "1"].contains(value.lowercased())
      default: false
      }
    }
    set { set(newValue) }
  }
  /// The address that a text is; nil for other kinds.
  public var url: URL? {
    get {
      string.flatMap { text in
        URL(string: text)
          ?? text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
          .flatMap { URL(string: $0) }
      }
    }
    set { set(newValue?.absoluteString) }
  }

  // MARK: Numbers

  /// The number; nil for other kinds.
  public var number: NSNumber? {
    get {
      switch content {
      case .integer(let value): NSNumber(value: value)
      case .number(let value): NSNumber(value: value)
      case .bool(let value): NSNumber(value: value)
      default: nil
      }
    }
    set { set(newValue) }
  }
  /// The number, or that of a text; 0 for other kinds.
  public var numberValue: NSNumber {
    get { number ?? NSNumber(value: doubleValue) }
    set { set(newValue) }
  }
  /// The number; nil for other kinds.
  public var double: Double? {
    get {
      switch content {
      case .integer(let value): Double(value)
      case .number(let value): value
      case .bool(let value): value ? 1 : 0
      default: nil
      }
    }
    set { set(newValue) }
  }
  /// The number, or that of a text; 0 for other kinds.
  public var doubleValue: Double {
    get { double ?? string.flatMap { Double($0) } ?? 0 }
    set { set(newValue) }
  }
  /// The number; nil for other kinds.
  public var float: Float? {
    get { double.map { Float($0) } }
    set { set(newValue) }
  }
  /// The number, or that of a text; 0 for other kinds.
  public var floatValue: Float {
    get { Float(doubleValue) }
    set { set(newValue) }
  }
  /// The number without its fraction; nil for other kinds.
  public var int: Int? {
    get { integer() }
    set { set(newValue) }
  }
  /// The number without its fraction, or that of a text; 0 for other kinds.
  public var intValue: Int {
    get { integerValue() }
    set { set(newValue) }
  }
  /// The number without its fraction; nil for other kinds.
  public var uInt: UInt? {
    get { integer() }
    set { set(newValue) }
  }
  /// The number without its fraction, or that of a text; 0 for other kinds.
  public var uIntValue: UInt {
    get { integerValue() }
    set { set(newValue) }
  }
  /// The number without its fraction; nil for other kinds.
  public var int32: Int32? {
    get { integer() }
    set { set(newValue) }
  }
  /// The number without its fraction, or that of a text; 0 for other kinds.
  public var int32Value: Int32 {
    get { integerValue() }
    set { set(newValue) }
  }
  /// The number without its fraction; nil for other kinds.
  public var int64: Int64? {
    get { integer() }
    set { set(newValue) }
  }
  /// The number without its fraction, or that of a text; 0 for other kinds.
  public var int64Value: Int64 {
    get { integerValue() }
    set { set(newValue) }
  }

  /// Returns the number without its fraction; nil for other kinds, and beyond the type's range.
  private func integer<Integer: FixedWidthInteger>() -> Integer? {
    if case .integer(let value) = content { return Integer(exactly: value) }
    return double.flatMap { Integer(exactly: $0.rounded(.towardZero)) }
  }

  private func integerValue<Integer: FixedWidthInteger>() -> Integer {
    integer() ?? string.flatMap { text in
      Integer(text) ?? Double(text).flatMap { Integer(exactly: $0.rounded(.towardZero)) }
    } ?? 0
  }

  // MARK: Arrays and dictionaries

  /// The values; nil for other kinds.
  public var array: [JSON]? {
    if case .array(let values) = content { values } else { nil }
  }
  /// The values; none for other kinds.
  public var arrayValue: [JSON] { array ?? [] }
  /// The values as objects; nil for other kinds.
  public var arrayObject: [Any]? {
    get { array?.map(\.object) }
    set { set(newValue) }
  }
  /// The values by key; nil for other kinds.
  public var dictionary: [String: JSON]? {
    if case .dictionary(let values) = content { values } else { nil }
  }
  /// The values by key; none for other kinds.
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
  /// The values by key as objects; nil for other kinds.
  public var dictionaryObject: [String: Any]? {
    get { dictionary?.mapValues(\.object) }
    set { set(newValue) }
  }

  private mutating func set(_ value: Any?) { self = value.map { JSON($0) } ?? .null }
}
