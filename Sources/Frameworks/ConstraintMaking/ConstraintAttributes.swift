public import StageKit
public import UIKit

/// A set of the attributes of a view that a constraint is about.
struct ConstraintAttributes: Equatable, ExpressibleByArrayLiteral {
  /// The attributes, in the order in which they are named.
  private(set) var list: [NSLayoutConstraint.Attribute]

  init(_ list: [NSLayoutConstraint.Attribute]) { self.list = list }
  init(arrayLiteral elements: NSLayoutConstraint.Attribute...) { list = elements }

  /// Adds attributes that are not in the set.
  mutating func add(_ other: ConstraintAttributes) {
    list += other.list.filter { !list.contains($0) }
  }

  static let edges: Self = [.left, .top, .right, .bottom]
  static let directionalEdges: Self = [.leading, .top, .trailing, .bottom]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]

  /// Returns the attribute of another set that belongs to one of this set.
  ///
  /// - Parameters:
  ///   - attribute: An attribute of this set.
  ///   - other: The attributes of what it is related to; empty if none is named.
  ///   - hasItem: Whether it is related to a view, and not to a number alone.
  /// - Returns: The attribute; one of this set if none is named.
  func partner(
    of attribute: NSLayoutConstraint.Attribute, in other: ConstraintAttributes, hasItem: Bool
  ) -> NSLayoutConstraint.Attribute {
    if other.list.isEmpty {
      guard !hasItem else { return attribute }
      // A number is a place in the superview.
      if attribute == .centerX { return .left }
      return attribute == .centerY ? .top : attribute
    }
    if other == self { return attribute }
    let boxes = [Self.edges, .directionalEdges, .margins, .directionalMargins]
    if boxes.contains(self), boxes.contains(other), let index = list.firstIndex(of: attribute) {
      return other.list[index]
    }
    return other.list[0]
  }
}

/// What has attributes that constraints can be about, by their names.
public protocol ConstraintAttributesDSL {
  /// What a name of attributes gives.
  associatedtype Named
  /// Returns what attributes give.
  func named(_ attributes: [NSLayoutConstraint.Attribute]) -> Named
}

extension ConstraintAttributesDSL {
  /// The left edge.
  public var left: Named { named([.left]) }
  /// The upper edge.
  public var top: Named { named([.top]) }
  /// The right edge.
  public var right: Named { named([.right]) }
  /// The lower edge.
  public var bottom: Named { named([.bottom]) }
  /// The edge at which lines begin.
  public var leading: Named { named([.leading]) }
  /// The edge at which lines end.
  public var trailing: Named { named([.trailing]) }
  /// The width.
  public var width: Named { named([.width]) }
  /// The height.
  public var height: Named { named([.height]) }
  /// The middle, from left to right.
  public var centerX: Named { named([.centerX]) }
  /// The middle, from top to bottom.
  public var centerY: Named { named([.centerY]) }
  /// All four edges.
  public var edges: Named { named(ConstraintAttributes.edges.list) }
  /// All four edges, by the direction of the text.
  public var directionalEdges: Named { named(ConstraintAttributes.directionalEdges.list) }
  /// The left and the right edge.
  public var horizontalEdges: Named { named([.left, .right]) }
  /// The upper and the lower edge.
  public var verticalEdges: Named { named([.top, .bottom]) }
  /// The edges at which lines begin and end.
  public var directionalHorizontalEdges: Named { named([.leading, .trailing]) }
  /// The upper and the lower edge.
  public var directionalVerticalEdges: Named { named([.top, .bottom]) }
  /// The width and the height.
  public var size: Named { named([.width, .height]) }
  /// The middle.
  public var center: Named { named([.centerX, .centerY]) }
  /// The baseline of the first line of text.
  public var firstBaseline: Named { named([.firstBaseline]) }
  /// The baseline of the last line of text.
  public var lastBaseline: Named { named([.lastBaseline]) }
  /// The baseline of the last line of text.
  public var baseline: Named { named([.lastBaseline]) }
  /// The margin at the left.
  public var leftMargin: Named { named([.leftMargin]) }
  /// The margin at the top.
  public var topMargin: Named { named([.topMargin]) }
  /// The margin at the right.
  public var rightMargin: Named { named([.rightMargin]) }
  /// The margin at the bottom.
  public var bottomMargin: Named { named([.bottomMargin]) }
  /// The margin at which lines begin.
  public var leadingMargin: Named { named([.leadingMargin]) }
  /// The margin at which lines end.
  public var trailingMargin: Named { named([.trailingMargin]) }
  /// The middle between the margins at the left and the right.
  public var centerXWithinMargins: Named { named([.centerXWithinMargins]) }
  /// The middle between the margins at the top and the bottom.
  public var centerYWithinMargins: Named { named([.centerYWithinMargins]) }
  /// All four margins.
  public var margins: Named { named(ConstraintAttributes.margins.list) }
  /// All four margins, by the direction of the text.
  public var directionalMargins: Named { named(ConstraintAttributes.directionalMargins.list) }
  /// The middle between the margins.
  public var centerWithinMargins: Named {
    named([.centerXWithinMargins, .centerYWithinMargins])
  }
}
