internal import Geometry

extension ReadingContext {
  /// Reads a frame as the betas of Xcode 8 write it: distances from the edges of the superview, and
  /// a size.
  ///
  /// ```xml
  /// <frame key="frameInset" minX="10" minY="5.00%" width="50" height="50"/>
  /// ```
  ///
  /// A value in percent is a part of the superview's width or height. What is missing follows from
  /// the others; a missing distance without a size is 0.
  func insetFrame(_ node: XMLNode) throws(InterfaceDocumentError) -> Rect {
    node.markRead()
    node.markRead("key")
    let x = try span(node, ("minX", "maxX", "width"), of: superviewSize.width)
    let y = try span(node, ("minY", "maxY", "height"), of: superviewSize.height)
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Returns where a frame begins and ends on an axis on which its superview has a length.
  private func span(
    _ node: XMLNode, _ names: (start: String, end: String, length: String), of whole: Double
  ) throws(InterfaceDocumentError) -> (start: Double, length: Double) {
    let start = try distance(names.start, of: node, whole)
    let end = try distance(names.end, of: node, whole)
    let length = try distance(names.length, of: node, whole)
    switch (start, end, length) {
    case (nil, let end?, let length?): return (whole - end - length, length)
    case (let start, _, let length?): return (start ?? 0, length)
    case (let start, let end, nil):
      return (start ?? 0, max(0, whole - (start ?? 0) - (end ?? 0)))
    }
  }

  /// Reads a number of points, or of percents of a length.
  private func distance(
    _ name: String, of node: XMLNode, _ whole: Double
  ) throws(InterfaceDocumentError) -> Double? {
    guard let text = node.take(name) else { return nil }
    guard text.hasSuffix("%") else { return try attributes.number(text, name, of: node) }
    return try attributes.number(String(text.dropLast()), name, of: node) / 100 * whole
  }
}
