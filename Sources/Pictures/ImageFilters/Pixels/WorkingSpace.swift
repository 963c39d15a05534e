internal import ElementaryFunctions
internal import Geometry

/// What the components of colors are proportional to while filters work.
public enum WorkingSpace: Hashable, Sendable {
  /// Light: components of sRGB without its transfer function, the default of Core Image.
  case linear
  /// The components of sRGB as they are stored.
  case encoded

  /// Returns a color as premultiplied components of the space.
  func components(_ color: Color) -> SIMD4<Float> {
    straightComponents(color).premultiplied
  }

  /// Returns a color as straight components of the space.
  func straightComponents(_ color: Color) -> SIMD4<Float> {
    let encoded = SIMD4<Float>(
      Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    return self == .linear ? encoded.mapComponents(linearized) : encoded
  }
}

/// Returns the light of a component of sRGB, which may be outside of 0...1.
func linearized(_ component: Float) -> Float {
  let magnitude = abs(component)
  let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
  return component < 0 ? -light : light
}

/// Returns the component of sRGB of a light, which may be outside of 0...1.
func encoded(_ light: Float) -> Float {
  let magnitude = abs(light)
  let component =
    magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
  return light < 0 ? -component : component
}

/// The lights of the levels 0...255.
let lightOfLevel: [Float] = (0...255).map { linearized(Float($0) / 255) }

/// The levels of 65,536 lights: the steps of dark levels are 20 of them apart.
let levelOfLight: [Float] = (0...65_535).map { encoded(Float($0) / 65_535) * 255 }
