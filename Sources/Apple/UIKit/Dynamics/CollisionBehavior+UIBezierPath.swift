public import Dynamics

extension CollisionBehavior {
  /// Adds a boundary along a path.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, with which delegates report contacts.
  ///   - bezierPath: The path; later changes of it change nothing.
  public func addBoundary(withIdentifier identifier: some Hashable, for bezierPath: UIBezierPath) {
    addBoundary(withIdentifier: identifier, for: bezierPath.cgPath)
  }
}
