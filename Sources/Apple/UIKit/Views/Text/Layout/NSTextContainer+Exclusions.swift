public import Scrolling

extension NSTextContainer {
  /// The areas that lines leave free, in the coordinates of the container; none by default.
  public var exclusionPaths: [UIBezierPath] {
    get { exclusions.map { UIBezierPath(cgPath: $0) } }
    set { exclusions = newValue.map(\.cgPath) }
  }
}
