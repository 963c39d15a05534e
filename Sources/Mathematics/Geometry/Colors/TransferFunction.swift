internal import ElementaryFunctions

/// The transfer function of sRGB (IEC 61966-2-1), between the components of colors and the light
/// that they stand for.
///
/// Values outside of 0...1 are allowed; below 0 the function is that above 0 mirrored, as in CSS
/// Color 4.
package enum TransferFunction {
  /// Returns the light of a component.
  package static func light(of component: Double) -> Double { light(of: component, pow) }

  /// Returns the light of a component.
  package static func light(of component: Float) -> Float { light(of: component, pow) }

  /// Returns the component of a light.
  package static func component(of light: Double) -> Double { component(of: light, pow) }

  /// Returns the component of a light.
  package static func component(of light: Float) -> Float { component(of: light, pow) }

  private static func light<Value: BinaryFloatingPoint>(
    of component: Value, _ pow: (Value, Value) -> Value
  ) -> Value {
    let magnitude = abs(component)
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  private static func component<Value: BinaryFloatingPoint>(
    of light: Value, _ pow: (Value, Value) -> Value
  ) -> Value {
    let magnitude = abs(light)
    let component =
      magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
