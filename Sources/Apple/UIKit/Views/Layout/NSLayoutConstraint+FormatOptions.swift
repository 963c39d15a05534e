public import StageKit

extension LayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The left edges are aligned.
    public static let alignAllLeft = Self(.left)
    /// The right edges are aligned.
    public static let alignAllRight = Self(.right)
    /// The upper edges are aligned.
    public static let alignAllTop = Self(.top)
    /// The lower edges are aligned.
    public static let alignAllBottom = Self(.bottom)
    /// The edges where texts begin are aligned.
    public static let alignAllLeading = Self(.leading)
    /// The edges where texts end are aligned.
    public static let alignAllTrailing = Self(.trailing)
    /// The middles are aligned horizontally.
    public static let alignAllCenterX = Self(.centerX)
    /// The middles are aligned vertically.
    public static let alignAllCenterY = Self(.centerY)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// All alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// The views follow each other in the direction of writing, from left to right: the default.
    public static let directionLeadingToTrailing: Self = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// Vertical spaces are between edges: the default.
    public static let spacingEdgeToEdge: Self = []
    /// Vertical spaces are between the last baseline of a view and the first one of the next.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// All kinds of spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)

    /// The attributes that are aligned.
    var alignments: [Attribute] {
      (1...12).filter { rawValue & (1 << $0) != 0 }.compactMap { Attribute(rawValue: Int($0)) }
    }
  }
}
