package import PictureKit

// Properties that have other types in Core Animation, under separate names: a module that declares
// them with Core Animation's types hides those of this module.

extension Layer {
  /// The same as ``opacity``.
  package var preciseOpacity: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// The same as ``shadowOpacity``.
  package var preciseShadowOpacity: Double {
    get { shadowOpacity }
    set { shadowOpacity = newValue }
  }

  /// The same as ``contents``.
  package var preciseContents: LayerContents? {
    get { contents }
    set { contents = newValue }
  }
}

extension EmitterCell {
  /// The same as ``contents``.
  package var preciseContents: LayerContents? {
    get { contents }
    set { contents = newValue }
  }
}

extension MediaTiming {
  /// The same as ``speed``.
  package var preciseSpeed: Double {
    get { speed }
    set { speed = newValue }
  }

  /// The same as ``repeatCount``.
  package var preciseRepeatCount: Double {
    get { repeatCount }
    set { repeatCount = newValue }
  }
}

extension KeyframeAnimation {
  /// The same as ``keyTimes``.
  package var preciseKeyTimes: [Double]? {
    get { keyTimes }
    set { keyTimes = newValue }
  }
}

extension GradientLayer {
  /// The same as ``locations``.
  package var preciseLocations: [Double]? {
    get { locations }
    set { locations = newValue }
  }
}

extension ShapeLayer {
  /// The same as ``lineDashPattern``.
  package var preciseLineDashPattern: [Double]? {
    get { lineDashPattern }
    set { lineDashPattern = newValue }
  }
}

extension TextLayer {
  /// The same as ``font``.
  package var plainFont: Font {
    get { font }
    set { font = newValue }
  }
}
