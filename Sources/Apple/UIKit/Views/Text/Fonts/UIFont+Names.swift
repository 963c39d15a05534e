public import PictureKit

extension UIFont {
  /// The PostScript name, such as `HelveticaNeue-Bold`, and `.SFUI-Bold` for the system font.
  public var fontName: String {
    let face = weightName + (isItalic ? "Italic" : "")
    switch design {
    case .system, .monospacedDigit: return ".SFUI-\(widthName + (face.isEmpty ? "Regular" : face))"
    case .rounded: return ".SFUIRounded-\(face.isEmpty ? "Regular" : face)"
    case .serif: return ".NewYork-\(face.isEmpty ? "Regular" : face)"
    case .monospaced: return ".SFUIMono-\(face.isEmpty ? "Regular" : face)"
    case .named(let name):
      return face.isEmpty
        ? name : "\(Self.family(ofFontNamed: name).filter { $0 != " " })-\(face)"
    }
  }

  /// The name of the family, such as `Helvetica Neue`, and `.AppleSystemUIFont` for the system
  /// font.
  ///
  /// That of a font by its PostScript name is read from the name.
  public var familyName: String {
    switch design {
    case .system, .monospacedDigit: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let name): Self.family(ofFontNamed: name)
    }
  }

  /// The names of the families that are installed, in order; those of Apple's systems are not.
  public static var familyNames: [String] { TextShaping.shaper.familyNames }

  /// Returns the PostScript names of a family's fonts, in order; none for a family that is not
  /// installed.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    TextShaping.shaper.faceNames(ofFamily: familyName)
  }

  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

  /// Creates the font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points; 0 is that of the descriptor.
  public init(descriptor: UIFontDescriptor, size pointSize: Double) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self = UIFontDescriptor.font(font, with: descriptor.fontAttributes[.featureSettings])
  }

  /// Creates the system font of 12 points.
  public init() { self = .systemFont(ofSize: 12) }

  /// Whether the font is at least semibold, by its weight or its name.
  var isBold: Bool {
    if weight.rawValue >= Weight.semibold.rawValue { return true }
    guard case .named(let name) = design, let face = Self.face(ofFontNamed: name) else {
      return false
    }
    return ["bold", "heavy", "black"].contains { face.contains($0) }
  }

  /// The weight of the bold font of the same kind.
  var emphasizedWeight: Weight {
    if case .named = design { return .bold }
    switch textStyle {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: return .bold
    default: return .semibold
    }
  }

  /// Whether the font is italic, by itself or by its name.
  var isSlanted: Bool {
    if isItalic { return true }
    guard case .named(let name) = design, let face = Self.face(ofFontNamed: name) else {
      return false
    }
    return face.contains("italic") || face.contains("oblique")
  }

  /// The font's family, in a weight and upright or italic.
  func face(_ weight: Weight, isItalic: Bool) -> UIFont {
    var font = self
    if case .named(let name) = design,
      let plain = UIFont(name: Self.family(ofFontNamed: name), size: pointSize)
    {
      font = plain
    }
    return font.withWeight(weight).withItalic(isItalic)
  }

  private var weightName: String {
    let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, ""),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]
    let distance = { (weight: Weight) in abs(weight.rawValue - self.weight.rawValue) }
    return names.min { distance($0.weight) < distance($1.weight) }?.name ?? ""
  }

  private var widthName: String {
    if width == .standard { return "" }
    let names: [(width: Width, name: String)] = [
      (.compressed, "Compressed"), (.condensed, "Condensed"), (.expanded, "Expanded"),
    ]
    let distance = { (width: Width) in abs(width.rawValue - self.width.rawValue) }
    return names.min { distance($0.width) < distance($1.width) }?.name ?? ""
  }

  /// The part of a PostScript name after the hyphen, in small letters; nil without one.
  private static func face(ofFontNamed name: String) -> String? {
    name.lastIndex(of: "-").map { name[name.index(after: $0)...].lowercased() }
  }

  /// The part of a PostScript name before the hyphen, with spaces between its words.
  private static func family(ofFontNamed name: String) -> String {
    guard let hyphen = name.lastIndex(of: "-") else { return name }
    var family = ""
    for character in name[..<hyphen] {
      if character.isUppercase, family.last?.isLowercase == true { family.append(" ") }
      family.append(character)
    }
    return family
  }
}
