extension Point: LosslessStringConvertible {
  /// Reads a point from the form in which it is printed, `{160, 20}`; nil where there is anything
  /// else.
  ///
  /// That is the form of UIKit's strings of points. Spaces between the braces do not matter.
  public init?(_ description: String) {
    guard description.first == "{", description.last == "}" else { return nil }
    let coordinates = description.dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.filter { $0 != " " }) }
    guard coordinates.count == 2, let x = coordinates[0], let y = coordinates[1] else { return nil }
    self.init(x, y)
  }
}
