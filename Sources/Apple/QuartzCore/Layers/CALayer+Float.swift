// Core Animation has single-precision values where Zoetrope has `Double`. In source for iOS these
// properties hide those of the layers' module.

public import Layers

extension Layer {
  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(preciseOpacity) }
    set { preciseOpacity = Double(newValue) }
  }

  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float {
    get { Float(preciseShadowOpacity) }
    set { preciseShadowOpacity = Double(newValue) }
  }

  /// The speed, as a multiple of that of the superlayer.
  public var speed: Float {
    get { Float(preciseSpeed) }
    set { preciseSpeed = Double(newValue) }
  }

  /// The number of repetitions.
  public var repeatCount: Float {
    get { Float(preciseRepeatCount) }
    set { preciseRepeatCount = Double(newValue) }
  }
}

extension Animation {
  /// The speed, as a multiple of that of the layer.
  public var speed: Float {
    get { Float(preciseSpeed) }
    set { preciseSpeed = Double(newValue) }
  }

  /// The number of repetitions.
  public var repeatCount: Float {
    get { Float(preciseRepeatCount) }
    set { preciseRepeatCount = Double(newValue) }
  }
}
