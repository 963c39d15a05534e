extension Point: LosslessStringConvertible {
  /// Creates a point from text in UIKit's format, `{160, 20}`, or nil for any other text.
  ///
  /// Spaces inside the braces are ignored.
  public init?(_ description: String) {
    guard description.first == "{", description.last == "}" else { return nil }
    let coordinates = description.dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.filter { $0 != " " }) }
    guard coordinates.count == 2, let x = coordinates[0], let y = coordinates[1] else { return nil }
    self.init(x, y)
  }
}
