/// A range of units, such as the selection of a text, as `NSRange` has it.
extension Range where Bound == Int {
  /// The first unit.
  public var location: Int { lowerBound }

  /// The number of units.
  public var length: Int { count }
}
