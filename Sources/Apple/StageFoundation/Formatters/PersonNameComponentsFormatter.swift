public import Foundation

/// A formatter of names of people, such as "Ada Lovelace", in the order of English.
open class PersonNameComponentsFormatter: NSObject {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// Options: none has an effect.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic names are written in place of the others.
    public static let phonetic = Self(rawValue: 2)
  }

  /// How much of a name is written: given and family name by default.
  open var style = Style.default
  /// Whether the phonetic names are written; false by default.
  open var isPhonetic = false
  /// The locale.
  open var locale: Locale! = Locale.current

  /// Creates a formatter.
  override public init() { super.init() }

  /// Creates a formatter from an archive: one with the usual style.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the text of a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let parts: [String?] =
      switch style {
      case .long:
        [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .abbreviated:
        [
          [name.givenName, name.middleName, name.familyName]
            .compactMap { $0?.first.map { String($0).uppercased() } }.joined()
        ]
      case .default, .medium: [name.givenName, name.familyName]
      }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the parts of a name; nil for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if words.count > 1, words[0].hasSuffix(".") { name.namePrefix = words.removeFirst() }
    name.givenName = words.removeFirst()
    if words.count > 1, words[words.count - 1].hasSuffix(".") {
      name.nameSuffix = words.removeLast()
    }
    name.familyName = words.popLast()
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }
}

extension PersonNameComponents {
  /// How much of a name is written.
  public struct NameStyle: Sendable {
    let style: PersonNameComponentsFormatter.Style
    /// A name in a style.
    public static func name(style: Style) -> Self { Self(style: style.formatter) }
  }

  /// The styles of names.
  public enum Style: Sendable {
    case short, medium, long, abbreviated

    var formatter: PersonNameComponentsFormatter.Style {
      switch self {
      case .short: .short
      case .medium: .medium
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// Returns the given and the family name.
  public func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
  /// Returns the name in a style.
  public func formatted(_ style: NameStyle) -> String {
    PersonNameComponentsFormatter.localizedString(from: self, style: style.style)
  }
}
