public import Geometry
public import PictureKit

/// The attributes of UIKit in an attributed string.
extension AttributeScopes {
  /// The attributes of UIKit and of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance that is added between characters.
    public let kern: KernAttribute
    /// The distance that is added between characters.
    public let tracking: TrackingAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The layout of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The distance from the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// How words are meant.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey, Sendable {
      /// A font.
      public typealias Value = Font
      /// The name.
      public static let name = "font"
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
      /// A color.
      public typealias Value = Color
      /// The name.
      public static let name = "foregroundColor"
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
      /// A color.
      public typealias Value = Color
      /// The name.
      public static let name = "backgroundColor"
    }
    /// The distance that is added between characters.
    public enum KernAttribute: AttributedStringKey, Sendable {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "kern"
    }
    /// The distance that is added between characters.
    public enum TrackingAttribute: AttributedStringKey, Sendable {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "tracking"
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
      /// A style.
      public typealias Value = LineStyle
      /// The name.
      public static let name = "underlineStyle"
    }
    /// The color of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey, Sendable {
      /// A color.
      public typealias Value = Color
      /// The name.
      public static let name = "underlineColor"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
      /// A style.
      public typealias Value = LineStyle
      /// The name.
      public static let name = "strikethroughStyle"
    }
    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey, Sendable {
      /// A color.
      public typealias Value = Color
      /// The name.
      public static let name = "strikethroughColor"
    }
    /// The color of outlines.
    public enum StrokeColorAttribute: AttributedStringKey, Sendable {
      /// A color.
      public typealias Value = Color
      /// The name.
      public static let name = "strokeColor"
    }
    /// The width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey, Sendable {
      /// A number, in percent of the font's size.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "strokeWidth"
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey, Sendable {
      /// A shadow.
      public typealias Value = TextShadow
      /// The name.
      public static let name = "shadow"
    }
    /// The layout of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey, Sendable {
      /// A style.
      public typealias Value = ParagraphStyle
      /// The name.
      public static let name = "paragraphStyle"
    }
    /// The distance from the line.
    public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "baselineOffset"
    }
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Creates attributes of those of a text.
  public init(_ attributes: [TextAttributes.Key: Any]) {
    self.init()
    let values = TextAttributes(objects: attributes)
    self.font = values.font
    self.foregroundColor = values.foregroundColor
    self.backgroundColor = values.backgroundColor
    self.kern = values.kern.map { CGFloat($0) }
    self.underlineStyle = values.underlineStyle
    self.underlineColor = values.underlineColor
    self.strikethroughStyle = values.strikethroughStyle
    self.strikethroughColor = values.strikethroughColor
    self.strokeColor = values.strokeColor
    self.strokeWidth = values.strokeWidth.map { CGFloat($0) }
    self.shadow = values.shadow
    self.paragraphStyle = values.paragraphStyle
    self.baselineOffset = values.baselineOffset.map { CGFloat($0) }
    self.link = attributes[.link].flatMap {
      $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) }
    }
  }

  /// The attributes as those of a text.
  var textAttributes: TextAttributes {
    var values = TextAttributes()
    values.font = self.font
    values.foregroundColor = self.foregroundColor
    values.backgroundColor = self.backgroundColor
    values.kern = (self.kern ?? self.tracking).map { Double($0) }
    values.underlineStyle = self.underlineStyle
    values.underlineColor = self.underlineColor
    values.strikethroughStyle = self.strikethroughStyle
    values.strikethroughColor = self.strikethroughColor
    values.strokeColor = self.strokeColor
    values.strokeWidth = self.strokeWidth.map { Double($0) }
    values.shadow = self.shadow
    values.paragraphStyle = self.paragraphStyle
    values.baselineOffset = self.baselineOffset.map { Double($0) }
    if let link = self.link { values.set(.link, to: link) }
    if let intent = self.inlinePresentationIntent { values.show(intent) }
    return values
  }
}

extension TextContents {
  /// Creates the contents of an attributed string.
  init(_ string: AttributedString) {
    self.init()
    for run in string.runs {
      let values = run.attributes.textAttributes
      append(TextContents(string: String(string.characters[run.range]), attributes: values))
    }
  }
}

extension AttributedText {
  /// Creates a text of an attributed string.
  public convenience init(_ string: AttributedString) { self.init(TextContents(string)) }

  /// Creates a text of an attributed string.
  public convenience init<Scope: AttributeScope>(
    _ string: AttributedString, including scope: Scope.Type
  ) {
    self.init(string)
  }
}

extension AttributedString {
  /// Creates an attributed string of a text.
  public init(_ text: AttributedText) { self.init(text.contents) }

  /// Creates an attributed string of the contents of a text.
  init(_ contents: TextContents) {
    self.init()
    for run in contents.runs {
      let part = contents.attributedSubstring(from: run.range)
      self.append(
        AttributedString(
          part.string, attributes: AttributeContainer(run.attributes.objects)))
    }
  }
}

@available(*, unavailable)
extension AttributeScopes.UIKitAttributes: Sendable {}
