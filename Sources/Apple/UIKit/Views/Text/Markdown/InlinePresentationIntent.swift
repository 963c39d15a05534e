public import Foundation
internal import Geometry
internal import PictureKit

/// How words are meant: emphasized, code and so on.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates intents from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasized: italic.
  public static let emphasized = Self(rawValue: 1)
  /// Strongly emphasized: bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code: in a font of one width.
  public static let code = Self(rawValue: 4)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 32)
  /// A line end that may be a space.
  public static let softBreak = Self(rawValue: 64)
  /// A line end.
  public static let lineBreak = Self(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = Self(rawValue: 256)
  /// HTML of whole lines.
  public static let blockHTML = Self(rawValue: 512)
}

extension AttributeScopes.UIKitAttributes {
  /// How words are meant.
  public enum InlinePresentationIntentAttribute: AttributedStringKey, Sendable {
    /// A set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension TextAttributes {
  /// Shows how words are meant: by bold, italic and other fonts, and by lines through them.
  mutating func show(_ intent: InlinePresentationIntent) {
    var font = font ?? UIFont.systemFont(ofSize: 17)
    if intent.contains(.code) {
      font = UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular)
    }
    if intent.contains(.stronglyEmphasized) { font = font.withWeight(.bold) }
    if intent.contains(.emphasized) { font = font.withItalic(true) }
    if !intent.isDisjoint(with: [.code, .emphasized, .stronglyEmphasized]) { self.font = font }
    if intent.contains(.strikethrough) { strikethroughStyle = .single }
  }
}
