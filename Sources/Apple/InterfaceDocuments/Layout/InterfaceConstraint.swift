/// A constraint: first attribute = multiplier x second attribute + constant.
public struct InterfaceConstraint: Hashable, Sendable {
  /// The id, or nil without one.
  public let id: String?
  /// The line of the document, from 1.
  public let line: Int
  /// The name that code uses, or nil.
  public let identifier: String?
  /// The id of the view that holds the constraint.
  public let owner: String
  /// The id of the first item; ``owner`` if the document does not name it.
  public let firstItem: String
  /// The attribute of the first item.
  public let firstAttribute: ConstraintAttribute
  /// The relation; the default is equal.
  public let relation: ConstraintRelation
  /// The id of the second item; nil for a constant, ``owner`` if only an attribute is written.
  public let secondItem: String?
  /// The attribute of the second item; `notAnAttribute` for a constant.
  public let secondAttribute: ConstraintAttribute
  /// The multiplier, 1 by default; a ratio such as `3:2` or `3/2` has been divided.
  public let multiplier: Double
  /// The constant, in points; the default is 0.
  public let constant: Double
  /// Whether the constant is the standard spacing (symbolic) instead of ``constant``.
  public let usesStandardSpacing: Bool
  /// What gives a symbolic constant its value, such as `layoutAnchor`, or nil.
  public let symbolType: String?
  /// The priority, above 0 to 1000; the default is 1000, required.
  public let priority: Double
  /// Whether the constraint exists only in the editor and is removed at run time.
  public let isPlaceholder: Bool
  /// The changes for size classes.
  public let variations: [InterfaceVariation]
}
