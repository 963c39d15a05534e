public import Controls

// Paths of previews as source for iOS has them. These properties hide those of the module Controls.

extension PreviewParameters {
  /// The part of the view that is shown; nil, the default, is all of it.
  public var visiblePath: UIBezierPath? {
    get { shownPath.map { UIBezierPath(cgPath: $0) } }
    set { shownPath = newValue?.cgPath }
  }

  /// The path of the shadow; nil, the default, is that of the view.
  public var shadowPath: UIBezierPath? {
    get { shadedPath.map { UIBezierPath(cgPath: $0) } }
    set { shadedPath = newValue?.cgPath }
  }

  /// Creates parameters of lines of text.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}
