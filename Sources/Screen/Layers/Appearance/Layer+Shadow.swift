public import Geometry

extension Layer {
  /// The color of the shadow; black by default.
  public var shadowColor: Color? {
    get { values.shadowColor }
    set {
      guard newValue != values.shadowColor else { return }
      change("shadowColor") { values.shadowColor = newValue }
    }
  }

  /// The opacity of the shadow, 0...1; 0 by default.
  public var shadowOpacity: Double {
    get { values.shadowOpacity }
    set {
      guard newValue != values.shadowOpacity else { return }
      check(newValue.isFinite, "shadowOpacity", newValue)
      change("shadowOpacity") { values.shadowOpacity = newValue }
    }
  }

  /// The displacement of the shadow, in points; (0, -3) by default.
  public var shadowOffset: Size {
    get { values.shadowOffset }
    set {
      guard newValue != values.shadowOffset else { return }
      check(newValue.width.isFinite && newValue.height.isFinite, "shadowOffset", newValue)
      change("shadowOffset") { values.shadowOffset = newValue }
    }
  }

  /// The standard deviation of the shadow's Gaussian blur, in points; 3 by default.
  public var shadowRadius: Double {
    get { values.shadowRadius }
    set {
      guard newValue != values.shadowRadius else { return }
      check(newValue.isFinite, "shadowRadius", newValue)
      change("shadowRadius") { values.shadowRadius = newValue }
    }
  }

  /// The outline that casts the shadow, in the layer's coordinates; nil, the default, is the alpha
  /// of the layer.
  public var shadowPath: Path? {
    get { values.shadowPath }
    set {
      guard newValue != values.shadowPath else { return }
      change("shadowPath") { values.shadowPath = newValue }
    }
  }
}
