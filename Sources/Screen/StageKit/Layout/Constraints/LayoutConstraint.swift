public import Geometry

/// A linear relation between the places or sizes of two views or layout guides:
/// `NSLayoutConstraint`.
///
/// It states: *first attribute* relation *second attribute* times ``multiplier`` plus ``constant``,
/// in the coordinates of the nearest common superview.
open class LayoutConstraint: CreationHashable {
  package let creationNumber = CreationNumber()

  /// A length or place of an item: `NSLayoutConstraint.Attribute`, with its raw values.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute: the second one of a constraint to a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where text begins, which is the left one.
    case leading
    /// The edge where text ends, which is the right one.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, horizontally.
    case centerX
    /// The middle, vertically.
    case centerY
    /// The baseline of the last line of text; the lower edge if there is none.
    case lastBaseline
    /// The baseline of the first line of text; the upper edge if there is none.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The upper edge of the layout margins.
    case topMargin
    /// The lower edge of the layout margins.
    case bottomMargin
    /// The edge of the layout margins where text begins.
    case leadingMargin
    /// The edge of the layout margins where text ends.
    case trailingMargin
    /// The middle of the layout margins, horizontally.
    case centerXWithinMargins
    /// The middle of the layout margins, vertically.
    case centerYWithinMargins
  }

  /// The relation of the two sides: `NSLayoutConstraint.Relation`, with its raw values.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// A direction: `NSLayoutConstraint.Axis`, with its raw values.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The item of the first attribute: a view or a layout guide.
  open private(set) weak var firstItem: (any LayoutItem)?
  /// The attribute on the left side.
  public let firstAttribute: Attribute
  /// The relation of the sides.
  public let relation: Relation
  /// The item of the second attribute; nil if there is none.
  open private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute on the right side.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: Double

  /// The place on the left side, as an anchor.
  open var firstAnchor: LayoutAnchor<AnyObject> {
    guard let firstItem else { preconditionFailure("the first view of a constraint has gone") }
    return LayoutAnchor(firstItem, firstAttribute)
  }
  /// The place on the right side, as an anchor; nil if there is none.
  open var secondAnchor: LayoutAnchor<AnyObject>? {
    secondItem.map { LayoutAnchor($0, secondAttribute) }
  }

  /// What is added on the right side, in points; 0 by default.
  ///
  /// Changing it is fast: the solver starts from the present solution.
  open var constant: Double {
    didSet {
      check(constant, "constant")
      guard constant != oldValue else { return }
      owner?.leaveDesign()
      engine?.constantDidChange(of: self)
    }
  }

  /// How important the constraint is; required by default.
  open var priority = LayoutPriority.required {
    didSet {
      precondition(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "the priority of a constraint must be above 0 and at most 1000, not \(priority.rawValue)")
      guard priority != oldValue else { return }
      owner?.leaveDesign()
      engine?.replace(self)
    }
  }

  /// Whether an archive of the view has the constraint; false by default, and without effect.
  open var shouldBeArchived = false

  /// A name for messages; nil by default.
  open var identifier: String?

  /// Whether the constraint takes part in the layout; false by default.
  ///
  /// Activating it adds it to the nearest common superview of its items.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// The view among whose ``View/constraints`` this is.
  weak var owner: View?

  /// Creates a constraint, which is not active.
  ///
  /// - Parameters:
  ///   - item: A view or layout guide.
  ///   - attribute: Its attribute.
  ///   - relation: The relation.
  ///   - otherItem: Another view or layout guide; nil for a constant.
  ///   - otherAttribute: The attribute of the other; `.notAnAttribute` for a constant.
  ///   - multiplier: The factor of the other attribute.
  ///   - constant: What is added, in points.
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem otherItem: Any?,
    attribute otherAttribute: Attribute, multiplier: Double, constant: Double
  ) {
    guard let first = item as? any LayoutItem else {
      preconditionFailure("a constraint is between views and layout guides, not \(type(of: item))")
    }
    firstItem = first
    firstAttribute = attribute
    self.relation = relation
    secondItem = otherItem.map { other in
      guard let other = other as? any LayoutItem else {
        preconditionFailure(
          "a constraint is between views and layout guides, not \(type(of: other))")
      }
      return other
    }
    secondAttribute = otherItem == nil ? .notAnAttribute : otherAttribute
    self.multiplier = multiplier
    self.constant = constant
    check(multiplier, "multiplier")
    check(constant, "constant")
    checkAttributes()
  }

  /// Creates a constraint between nothing, which a program replaces later: it must not be active.
  public init() {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant) = (1, 0)
  }

  /// Activates constraints.
  public class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The items, of which there are one or two.
  var items: [any LayoutItem] { [firstItem, secondItem].compactMap { $0 } }

  private var engine: LayoutEngine? { owner?.root.layout.engine }

  private func check(_ number: Double, _ name: String) {
    precondition(number.isFinite, "the \(name) of a constraint must be finite, not \(number)")
  }

  private func checkAttributes() {
    precondition(
      firstAttribute != .notAnAttribute, "the first attribute of a constraint must be one")
    guard secondAttribute != .notAnAttribute else {
      precondition(
        firstAttribute.axis == nil,
        "a \(firstAttribute) needs another item to be relative to; a constant alone is a width or height"
      )
      return
    }
    precondition(
      firstAttribute.axis == secondAttribute.axis,
      "a constraint cannot relate a \(firstAttribute) to a \(secondAttribute)")
  }

  private func activate() {
    guard owner == nil else { return }
    guard let first = firstItem?.layoutView else {
      return Misuse.report("NSGenericException", "the item of the constraint \(self) is in no view")
    }
    var owner = first
    if let second = secondItem {
      guard let other = second.layoutView, let common = first.commonAncestor(with: other) else {
        return Misuse.report(
          "NSGenericException",
          "the constraint \(self) cannot be active: its items have no common superview")
      }
      owner = common
    }
    self.owner = owner
    owner.insert(self)
  }

  private func deactivate() {
    guard let owner else { return }
    owner.remove(self)
    self.owner = nil
  }
}

@available(*, unavailable)
extension LayoutConstraint: Sendable {}

extension LayoutConstraint.Attribute {
  /// The direction of a place; nil for a width or height.
  var axis: LayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute, .width, .height: nil
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Returns whether a constraint can relate the attribute to another one.
  package func canRelate(to other: LayoutConstraint.Attribute) -> Bool {
    self != .notAnAttribute && axis == other.axis
  }

  /// The attribute of the layout margins guide that corresponds to a margin; nil if this is not a
  /// margin.
  var ofMargins: LayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
