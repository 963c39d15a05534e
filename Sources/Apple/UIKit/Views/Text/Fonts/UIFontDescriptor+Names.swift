extension UIFontDescriptor {
  /// Whether a font is bold, italic and so on.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// The font is wide.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// The font is narrow.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// All characters have the same width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// The font is for vertical text.
    public static let traitVertical = Self(rawValue: 1 << 11)
    /// The font is made for interfaces.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    /// The lines are close to each other.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// The lines are far from each other.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a string.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The face, a string.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The name for readers, a string.
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
    /// The traits, a dictionary with keys of ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a string.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// The features of the font, an array.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The matrix of the glyphs.
    public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of ``SymbolicTraits``.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, -1...1.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width, -1...1.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slant, -1...1.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// The design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// The one with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// The one with round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// The one whose characters have the same width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
