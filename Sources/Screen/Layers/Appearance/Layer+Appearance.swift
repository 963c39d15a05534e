public import Geometry

extension Layer {
  /// The opacity of the layer and its sublayers, 0...1; 1 by default.
  public var opacity: Double {
    get { values.opacity }
    set {
      guard newValue != values.opacity else { return }
      check(newValue.isFinite, "opacity", newValue)
      change("opacity") { values.opacity = newValue }
    }
  }

  /// Whether the layer and its sublayers are hidden; false by default.
  public var isHidden: Bool {
    get { values.isHidden }
    set {
      guard newValue != values.isHidden else { return }
      change("hidden") { values.isHidden = newValue }
    }
  }

  /// Whether the layer is visible from behind; true by default.
  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set {
      guard newValue != values.isDoubleSided else { return }
      change("doubleSided") { values.isDoubleSided = newValue }
    }
  }

  /// Whether the contents and the sublayers are clipped to the bounds with their rounded corners;
  /// false by default.
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      guard newValue != values.masksToBounds else { return }
      change("masksToBounds") { values.masksToBounds = newValue }
    }
  }

  /// The background color; nil, the default, is transparent.
  public var backgroundColor: Color? {
    get { values.backgroundColor }
    set {
      guard newValue != values.backgroundColor else { return }
      change("backgroundColor") { values.backgroundColor = newValue }
    }
  }

  /// The radius of the corners of background and border, in points; 0 by default.
  public var cornerRadius: Double {
    get { values.cornerRadius }
    set {
      guard newValue != values.cornerRadius else { return }
      check(newValue.isFinite, "cornerRadius", newValue)
      change("cornerRadius") { values.cornerRadius = newValue }
    }
  }

  /// The corners that are rounded; all by default.
  public var maskedCorners: CornerMask {
    get { values.maskedCorners }
    set {
      guard newValue != values.maskedCorners else { return }
      change("maskedCorners") { values.maskedCorners = newValue }
    }
  }

  /// The curve of the corners; `.circular` by default.
  public var cornerCurve: LayerCornerCurve {
    get { values.cornerCurve }
    set {
      guard newValue != values.cornerCurve else { return }
      change("cornerCurve") { values.cornerCurve = newValue }
    }
  }

  /// The width of the border inside the bounds, in points; 0 by default.
  public var borderWidth: Double {
    get { values.borderWidth }
    set {
      guard newValue != values.borderWidth else { return }
      check(newValue.isFinite, "borderWidth", newValue)
      change("borderWidth") { values.borderWidth = newValue }
    }
  }

  /// The color of the border, which is drawn above contents and sublayers; black by default.
  public var borderColor: Color? {
    get { values.borderColor }
    set {
      guard newValue != values.borderColor else { return }
      change("borderColor") { values.borderColor = newValue }
    }
  }
}
