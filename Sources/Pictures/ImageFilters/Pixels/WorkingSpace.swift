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
    return self == .linear ? encoded.linearized : encoded
  }
}

extension SIMD4<Float> {
  /// The light of components of sRGB.
  var linearized: SIMD4<Float> { mapComponents { TransferFunction.light(of: $0) } }

  /// The components of sRGB of light.
  var encoded: SIMD4<Float> { mapComponents { TransferFunction.component(of: $0) } }
}

/// The lights of the levels 0...255.
let lightOfLevel: [Float] = (0...255).map { TransferFunction.light(of: Float($0) / 255) }

/// The levels of 65,536 lights: the steps of dark levels are 20 of them apart.
let levelOfLight: [Float] = (0...65_535).map {
  TransferFunction.component(of: Float($0) / 65_535) * 255
}
