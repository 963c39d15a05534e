public import PictureKit

/// What describes a font: family or name, size, weight and other traits.
///
/// ```swift
/// let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)!
/// label.font = UIFont(descriptor: bold, size: 0)
/// ```
open class UIFontDescriptor: NSObject {
  /// The font that is described.
  let font: UIFont
  /// The attributes that do not choose the font.
  private let others: [AttributeName: Any]

  /// Creates the descriptor of a font.
  init(of font: UIFont, others: [AttributeName: Any] = [:]) {
    self.font = font
    self.others = others
    super.init()
  }

  /// Creates a descriptor with a family, full or PostScript name and a size in points.
  public convenience init(name fontName: String, size: Double) {
    self.init(of: UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Creates a descriptor with attributes; those of the system font of 12 points are the others.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(of: .systemFont(ofSize: UIFont.smallSystemFontSize))
    let described = plain.addingAttributes(attributes)
    self.init(of: described.font, others: described.others)
  }

  /// Returns the descriptor of the system font of a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(of: .preferredFont(forTextStyle: style)) }

  // MARK: Values

  /// The size in points.
  open var pointSize: Double { font.pointSize }
  /// The PostScript name.
  open var postscriptName: String { font.fontName }
  /// Whether the font is bold, italic or monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isSlanted { traits.insert(.traitItalic) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.width < .standard { traits.insert(.traitCondensed) }
    if font.width > .standard { traits.insert(.traitExpanded) }
    return traits
  }

  /// The attributes: name, family, size, traits and those that were added.
  open var fontAttributes: [AttributeName: Any] {
    var attributes = others
    attributes[.name] = font.fontName
    attributes[.family] = font.familyName
    attributes[.size] = font.pointSize
    attributes[.traits] =
      [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: font.weight.rawValue,
        .width: font.width.rawValue, .slant: font.isSlanted ? 1.0 : 0,
      ] as [TraitKey: Any]
    attributes[.textStyle] = font.textStyle?.rawValue
    return attributes
  }

  /// Returns an attribute; nil without it.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Other descriptors

  /// Returns the descriptor with other attributes; features and matrices of fonts change nothing.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var font = font
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let named = UIFont(name: name, size: font.pointSize)
    {
      font = named
    }
    if let face = attributes[.face] as? String, let weight = UIFont.Weight(face: face) {
      font = font.face(weight, isItalic: face.lowercased().contains("italic"))
    }
    if let size = number(attributes[.size]) { font = font.withSize(size) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let raw = number(traits[.symbolic]) ?? (traits[.symbolic] as? UInt32).map(Double.init) {
        font = UIFontDescriptor(of: font).setting(SymbolicTraits(rawValue: UInt32(max(raw, 0))))
      }
      if let weight = traits[.weight] as? UIFont.Weight
        ?? number(traits[.weight]).map({ .init($0) })
      {
        font = font.face(weight, isItalic: font.isSlanted)
      }
      if let width = traits[.width] as? UIFont.Width ?? number(traits[.width]).map({ .init($0) }) {
        font = font.withWidth(width)
      }
    }
    return UIFontDescriptor(of: font, others: others.merging(attributes) { $1 })
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: Double) -> UIFontDescriptor {
    UIFontDescriptor(of: font.withSize(newPointSize), others: others)
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the descriptor with another face of the family, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptor with other traits **instead of** those that it has.
  ///
  /// Traits other than bold, italic, condensed, expanded and monospaced change nothing. The bold
  /// system font has the weight that Apple's text styles have when they are emphasized: bold in
  /// titles, semibold in others.
  ///
  /// - Parameter symbolicTraits: The traits.
  /// - Returns: The descriptor; it is never nil, since every font has these faces here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(of: setting(symbolicTraits), others: others)
  }

  private func setting(_ traits: SymbolicTraits) -> UIFont {
    let isBold = traits.contains(.traitBold)
    let weight = isBold == font.isBold ? font.weight : isBold ? font.emphasizedWeight : .regular
    let isItalic = traits.contains(.traitItalic)
    let changes = isBold != font.isBold || isItalic != font.isSlanted
    var face = changes ? font.face(weight, isItalic: isItalic) : font
    let isNarrow = traits.contains(.traitCondensed)
    let isWide = traits.contains(.traitExpanded)
    if isNarrow != (font.width < .standard) || isWide != (font.width > .standard) {
      face = face.withWidth(isNarrow == isWide ? .standard : isNarrow ? .condensed : .expanded)
    }
    guard traits.contains(.traitMonoSpace), case .system = font.design else { return face }
    return UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: weight).withItalic(isItalic)
  }

  /// Returns the descriptor of the system font in another design; nil for a design that there is
  /// not.
  ///
  /// The rounded design is drawn as the usual one, and the one with serifs with Noto Serif.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: UIFont.Design] = [
      .default: .system, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    guard let design = designs[design] else { return nil }
    if case .named = font.design { return self }
    if font.design == .monospacedDigit, design == .system { return self }
    return UIFontDescriptor(of: font.withDesign(design), others: others)
  }

  /// Returns whether the other descriptor describes the same font.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }
}

extension UIFont.Weight {
  /// Creates the weight of a face's name, such as `Bold Italic`; nil for an unknown one.
  fileprivate init?(face: String) {
    let weights: [(name: String, weight: UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demi", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black), ("regular", .regular), ("italic", .regular),
    ]
    let name = face.lowercased().filter { $0 != " " }
    guard let found = weights.first(where: { name.contains($0.name) }) else { return nil }
    self = found.weight
  }
}
