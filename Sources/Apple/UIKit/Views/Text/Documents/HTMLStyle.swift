internal import Foundation
internal import Geometry
internal import PictureKit

/// What elements and attributes of HTML do with the text in them.
enum HTMLStyle {
  /// Elements that stand on lines of their own.
  static let blocks: Set<String> = [
    "address", "article", "blockquote", "body", "dd", "div", "dl", "dt", "footer", "h1", "h2",
    "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section",
    "table", "tr", "ul",
  ]
  /// Elements whose text is not shown.
  static let hidden: Set<String> = ["head", "script", "style", "title"]
  /// How much larger headings are than the text around them, as browsers have them.
  private static let headings = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// Returns the font of pages, or a bold or italic one.
  static func font(size: Double, isBold: Bool, isItalic: Bool) -> Font {
    let faces = ["PSMT", "PS-BoldMT", "PS-ItalicMT", "PS-BoldItalicMT"]
    let name = "TimesNewRoman" + faces[(isBold ? 1 : 0) + (isItalic ? 2 : 0)]
    return Font(name: name, size: size)
      ?? .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
  }

  /// Sets the attributes that an element has.
  static func apply(
    _ name: String, _ values: [String: String], to attributes: inout TextAttributes
  ) {
    switch name {
    case "b", "strong", "th": change(&attributes, isBold: true)
    case "i", "em", "cite", "dfn", "var": change(&attributes, isItalic: true)
    case "u", "ins": attributes.underlineStyle = .single
    case "s", "strike", "del": attributes.strikethroughStyle = .single
    case "small": change(&attributes, scale: 0.83)
    case "big": change(&attributes, scale: 1.2)
    case "a":
      guard let address = values["href"].flatMap({ URL(string: $0) }) else { break }
      attributes.set(.link, to: address)
      attributes.foregroundColor = Color(red: 0, green: 0, blue: 0.933)
      attributes.underlineStyle = .single
    case "font": attributes.foregroundColor = color(values["color"]) ?? attributes.foregroundColor
    default:
      if let scale = headings[name] { change(&attributes, scale: scale, isBold: true) }
    }
    apply(style: values["style"] ?? "", to: &attributes)
  }

  /// Sets the attributes of a style that stands in an element.
  private static func apply(style: String, to attributes: inout TextAttributes) {
    for rule in style.split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "color": attributes.foregroundColor = color(parts[1]) ?? attributes.foregroundColor
      case "background-color":
        attributes.backgroundColor = color(parts[1]) ?? attributes.backgroundColor
      case "font-size":
        let number = parts[1].prefix { $0.isNumber || $0 == "." }
        if let size = Double(number), size > 0, size <= Font.maxSize,
          let old = attributes.font?.pointSize
        {
          change(&attributes, scale: parts[1].hasSuffix("em") ? size : size / old)
        }
      case "font-weight":
        if parts[1] == "bold" || Int(parts[1]).map({ $0 >= 600 }) == true {
          change(&attributes, isBold: true)
        }
      case "font-style": if parts[1] == "italic" { change(&attributes, isItalic: true) }
      case "font-family":
        let family = parts[1].split(separator: ",").first.map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        }
        let size = attributes.font?.pointSize ?? 12
        if family?.hasPrefix("-apple-system") == true || family == "system-ui" {
          attributes.font = .systemFont(ofSize: size)
        } else if let family {
          attributes.font = Font(name: family, size: size) ?? attributes.font
        }
      case "text-align":
        let alignments: [String: TextAlignment] = [
          "left": .left, "right": .right, "center": .center, "justify": .justified,
        ]
        guard let alignment = alignments[parts[1]] else { break }
        var paragraph = attributes.paragraphStyle ?? ParagraphStyle()
        paragraph.alignment = alignment
        attributes.paragraphStyle = paragraph
      case "text-decoration":
        if parts[1].contains("underline") { attributes.underlineStyle = .single }
        if parts[1].contains("line-through") { attributes.strikethroughStyle = .single }
      default: break
      }
    }
  }

  private static func change(
    _ attributes: inout TextAttributes, scale: Double = 1, isBold: Bool = false,
    isItalic: Bool = false
  ) {
    guard let old = attributes.font else { return }
    let traits = old.fontDescriptor.symbolicTraits
    let (bold, italic) = (
      isBold || traits.contains(.traitBold), isItalic || traits.contains(.traitItalic)
    )
    let size = old.pointSize * scale
    if case .system = old.design {
      var wanted = UIFontDescriptor.SymbolicTraits()
      if bold { wanted.insert(.traitBold) }
      if italic { wanted.insert(.traitItalic) }
      let descriptor = old.fontDescriptor.withSymbolicTraits(wanted) ?? old.fontDescriptor
      attributes.font = UIFont(descriptor: descriptor, size: size)
    } else {
      attributes.font = font(size: size, isBold: bold, isItalic: italic)
    }
  }

  /// Returns a color of a page: `#rgb`, `#rrggbb`, `rgb(0, 0, 0)` or one of the common names.
  private static func color(_ text: String?) -> Color? {
    guard let text = text?.lowercased() else { return nil }
    if let name = names[text] { return color("#" + name) }
    if text.hasPrefix("rgb") {
      let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      guard numbers.count >= 3 else { return nil }
      return Color(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255)
    }
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
    func part(_ shift: Int) -> Double { Double((value >> shift) & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  /// The colors of HTML 4.
  private static let names = [
    "aqua": "00ffff", "black": "000000", "blue": "0000ff", "fuchsia": "ff00ff", "gray": "808080",
    "green": "008000", "lime": "00ff00", "maroon": "800000", "navy": "000080", "olive": "808000",
    "orange": "ffa500", "purple": "800080", "red": "ff0000", "silver": "c0c0c0", "teal": "008080",
    "white": "ffffff", "yellow": "ffff00",
  ]
}
