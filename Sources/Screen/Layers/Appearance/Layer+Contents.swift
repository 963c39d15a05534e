public import Geometry

extension Layer {
  /// The content that the layer shows above its background; nil by default.
  public var contents: LayerContents? {
    get { values.contents }
    set {
      guard newValue != values.contents else { return }
      change("contents") { values.contents = newValue }
    }
  }

  /// The placement of the contents in the bounds; `.resize` by default.
  public var contentsGravity: LayerContentsGravity {
    get { values.contentsGravity }
    set {
      guard newValue != values.contentsGravity else { return }
      change("contentsGravity") { values.contentsGravity = newValue }
    }
  }

  /// The part of the contents that is shown, in fractions; (0, 0, 1, 1) by default.
  public var contentsRect: Rect {
    get { values.contentsRect }
    set {
      guard newValue != values.contentsRect else { return }
      check(newValue.isFinite, "contentsRect", newValue)
      change("contentsRect") { values.contentsRect = newValue }
    }
  }

  /// The part of the contents that is stretched, in fractions: the rest keeps its size along its
  /// edges; (0, 0, 1, 1) by default.
  public var contentsCenter: Rect {
    get { values.contentsCenter }
    set {
      guard newValue != values.contentsCenter else { return }
      check(newValue.isFinite, "contentsCenter", newValue)
      change("contentsCenter") { values.contentsCenter = newValue }
    }
  }

  /// The number of pixels per point of a bitmap, above 0; 1 by default.
  public var contentsScale: Double {
    get { values.contentsScale }
    set {
      guard newValue != values.contentsScale else { return }
      precondition(
        newValue > 0 && newValue.isFinite,
        "the contentsScale of \(label) must be above 0 and finite, not \(newValue)")
      change("contentsScale") { values.contentsScale = newValue }
    }
  }

  /// The filter that enlarges a bitmap; `.linear` by default.
  public var magnificationFilter: LayerContentsFilter {
    get { values.magnificationFilter }
    set {
      guard newValue != values.magnificationFilter else { return }
      change("magnificationFilter") { values.magnificationFilter = newValue }
    }
  }
}
