// Emitters and replicators have single-precision values in Core Animation. In source for iOS these
// properties hide those of the layers' module.

public import Layers

extension EmitterCell {
  /// The range of the red component of the color; 0 by default.
  public var redRange: Float {
    get { Float(preciseRedRange) }
    set { preciseRedRange = Double(newValue) }
  }

  /// The range of the green component of the color; 0 by default.
  public var greenRange: Float {
    get { Float(preciseGreenRange) }
    set { preciseGreenRange = Double(newValue) }
  }

  /// The range of the blue component of the color; 0 by default.
  public var blueRange: Float {
    get { Float(preciseBlueRange) }
    set { preciseBlueRange = Double(newValue) }
  }

  /// The range of the opacity; 0 by default.
  public var alphaRange: Float {
    get { Float(preciseAlphaRange) }
    set { preciseAlphaRange = Double(newValue) }
  }

  /// The change of the red component of the color in a second; 0 by default.
  public var redSpeed: Float {
    get { Float(preciseRedSpeed) }
    set { preciseRedSpeed = Double(newValue) }
  }

  /// The change of the green component of the color in a second; 0 by default.
  public var greenSpeed: Float {
    get { Float(preciseGreenSpeed) }
    set { preciseGreenSpeed = Double(newValue) }
  }

  /// The change of the blue component of the color in a second; 0 by default.
  public var blueSpeed: Float {
    get { Float(preciseBlueSpeed) }
    set { preciseBlueSpeed = Double(newValue) }
  }

  /// The change of the opacity in a second; 0 by default.
  public var alphaSpeed: Float {
    get { Float(preciseAlphaSpeed) }
    set { preciseAlphaSpeed = Double(newValue) }
  }

  /// The particles that are born in a second; 0 by default.
  public var birthRate: Float {
    get { Float(preciseBirthRate) }
    set { preciseBirthRate = Double(newValue) }
  }

  /// The time for which a particle lives, in seconds; 0 by default.
  public var lifetime: Float {
    get { Float(preciseLifetime) }
    set { preciseLifetime = Double(newValue) }
  }

  /// The range of the lifetime, in seconds; 0 by default.
  public var lifetimeRange: Float {
    get { Float(preciseLifetimeRange) }
    set { preciseLifetimeRange = Double(newValue) }
  }
}

extension EmitterLayer {
  /// The factor of the birth rates of the cells, but not of those of cells; 1 by default, 0 or less
  /// emits nothing.
  public var birthRate: Float {
    get { Float(preciseBirthRate) }
    set { preciseBirthRate = Double(newValue) }
  }

  /// The factor of the lifetimes of all cells; 1 by default.
  public var lifetime: Float {
    get { Float(preciseLifetime) }
    set { preciseLifetime = Double(newValue) }
  }

  /// The factor of the speeds of all cells; 1 by default.
  public var velocity: Float {
    get { Float(preciseVelocity) }
    set { preciseVelocity = Double(newValue) }
  }

  /// The factor of the scales of all cells; 1 by default.
  public var scale: Float {
    get { Float(preciseScale) }
    set { preciseScale = Double(newValue) }
  }

  /// The factor of the speeds of rotation of all cells; 1 by default.
  public var spin: Float {
    get { Float(preciseSpin) }
    set { preciseSpin = Double(newValue) }
  }
}

extension ReplicatorLayer {
  /// What is added to the red component of the color from each instance to the next; 0 by default.
  public var instanceRedOffset: Float {
    get { Float(preciseInstanceRedOffset) }
    set { preciseInstanceRedOffset = Double(newValue) }
  }

  /// What is added to the green component of the color from each instance to the next; 0 by
  /// default.
  public var instanceGreenOffset: Float {
    get { Float(preciseInstanceGreenOffset) }
    set { preciseInstanceGreenOffset = Double(newValue) }
  }

  /// What is added to the blue component of the color from each instance to the next; 0 by default.
  public var instanceBlueOffset: Float {
    get { Float(preciseInstanceBlueOffset) }
    set { preciseInstanceBlueOffset = Double(newValue) }
  }

  /// What is added to the alpha of the color from each instance to the next; 0 by default.
  public var instanceAlphaOffset: Float {
    get { Float(preciseInstanceAlphaOffset) }
    set { preciseInstanceAlphaOffset = Double(newValue) }
  }
}
