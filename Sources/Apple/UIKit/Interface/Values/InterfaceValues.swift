internal import Geometry
internal import InterfaceDocuments
internal import PictureKit
internal import StageKit

/// Conversions of a document's colors, fonts and images.
struct InterfaceValues {
  let document: InterfaceDocument
  let bundle: Bundle
  /// The environment that decides between the variations of objects.
  let traits = UIApplication.shared.stage.traitCollection

  /// Returns a color; nil if it is a name that nothing defines.
  func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .components(let color): return color
    case .system(let name, let fallback):
      return SystemColors.color(named: name) ?? document.resources.systemColors[name] ?? fallback
    case .named(let name):
      return UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? document.resources.namedColors[name]
    }
  }

  /// Returns an image; nil, which is logged, if there is none of its name.
  func image(_ reference: ImageReference) -> UIImage? {
    var image =
      reference.isSystemSymbol
      ? UIImage(systemName: reference.name, nil, at: "")
      : UIImage(named: reference.name, in: bundle, compatibleWith: nil)
    if reference.renderingMode == "template" { image = image?.withRenderingMode(.alwaysTemplate) }
    if reference.renderingMode == "original" { image = image?.withRenderingMode(.alwaysOriginal) }
    return image
  }

  /// Returns a font.
  ///
  /// - Parameters:
  ///   - font: The font of the document.
  ///   - size: The size where the document gives none, in points.
  /// - Returns: The font.
  func font(_ font: InterfaceFont, defaultSize size: Double) -> UIFont {
    let pointSize = font.pointSize ?? size
    var result: UIFont
    switch font.face {
    case .system: result = .systemFont(ofSize: pointSize)
    case .boldSystem: result = .boldSystemFont(ofSize: pointSize)
    case .italicSystem: result = .italicSystemFont(ofSize: pointSize)
    case .named(let name, _):
      result = UIFont(name: name, size: pointSize) ?? .systemFont(ofSize: pointSize)
    case .textStyle(let name):
      result = .preferredFont(forTextStyle: Self.textStyle(name))
      if let pointSize = font.pointSize, pointSize > 0 { result = result.withSize(pointSize) }
    }
    if let weight = font.weight.flatMap({ Self.weights[$0.lowercased()] }) {
      result = result.withWeight(weight)
    }
    return result
  }

  /// Returns a text style by Interface Builder's name, such as `UICTFontTextStyleBody`.
  private static func textStyle(_ name: String) -> UIFont.TextStyle {
    let word = name.replacingOccurrences(of: "UICTFontTextStyle", with: "")
    switch word {
    case "Title0", "LargeTitle": return .largeTitle
    case "Subhead": return .subheadline
    default:
      return UIFont.TextStyle.allCases.first { $0.rawValue == name || "\($0)" == word.lowercased() }
        ?? .body
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns a string with attributes.
  func attributedString(_ source: InterfaceAttributedString) -> AttributedText {
    let result = MutableAttributedText()
    for fragment in source.fragments {
      result.append(
        AttributedText(string: fragment.content, attributes: attributes(fragment.attributes)))
    }
    return result
  }

  private func attributes(_ source: [String: PropertyValue]) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.foregroundColor = source["NSColor"]?.color.flatMap(color)
    attributes.backgroundColor = source["NSBackgroundColor"]?.color.flatMap(color)
    attributes.font = source["NSFont"]?.font.map { font($0, defaultSize: 12) }
    attributes.kern = source["NSKern"]?.number
    attributes.strokeWidth = source["NSStrokeWidth"]?.number
    attributes.baselineOffset = source["NSBaselineOffset"]?.number
    if let style = source["NSUnderline"]?.number {
      attributes.underlineStyle = LineStyle(rawValue: Int(style))
    }
    if let style = source["NSStrikethrough"]?.number {
      attributes.strikethroughStyle = LineStyle(rawValue: Int(style))
    }
    if let record = source["NSParagraphStyle"]?.record {
      attributes.paragraphStyle = paragraphStyle(record)
    }
    return attributes
  }

  private func paragraphStyle(_ record: PropertyRecord) -> ParagraphStyle {
    var style = ParagraphStyle()
    if let word = record["alignment"]?.string { style.alignment = TextWords.alignment(word) }
    if let word = record["lineBreakMode"]?.string {
      style.lineBreakMode = TextWords.lineBreakMode(word) ?? style.lineBreakMode
    }
    let lengths: [(String, WritableKeyPath<ParagraphStyle, Double>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("lineHeightMultiple", \.lineHeightMultiple), ("headIndent", \.headIndent),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("tailIndent", \.tailIndent),
    ]
    for (key, path) in lengths {
      if let length = record[key]?.number { style[keyPath: path] = length }
    }
    return style
  }

  /// Returns the value of a runtime attribute as key-value coding represents it.
  func any(_ value: PropertyValue) -> Any? {
    switch value {
    case .string(let value): value
    case .bool(let value): value
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .insets(let value), .directionalInsets(let value): value
    case .offset(let value): value
    case .color(let value): color(value)
    case .font(let value): font(value, defaultSize: UIFont.systemFontSize)
    case .image(let value): image(value)
    case .attributedString(let value): attributedString(value)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    default: nil
    }
  }
}
