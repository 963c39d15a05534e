internal import ElementaryFunctions
internal import Geometry

extension FilterCatalog {
  /// The filters that correct colors.
  static let colorAdjustments: [FilterDefinition] = [
    // (mix(luminance, color, saturation) + brightness - 0.5) * contrast + 0.5
    FilterDefinition(
      of: .colorAdjustment, "CIColorControls",
      [
        .number("inputSaturation", 1, 0...2), .number("inputBrightness", 0, -1...1),
        .number("inputContrast", 1, 0.25...4),
      ]
    ) { image, arguments in
      let saturation = arguments.float("inputSaturation")
      let brightness = arguments.float("inputBrightness")
      let contrast = arguments.float("inputContrast")
      return image.mapStraight { color in
        let gray = color.luminance
        return color.mapComponents {
          (mix(gray, $0, saturation) + brightness - 0.5) * contrast + 0.5
        }
      }
    },
    FilterDefinition(
      of: .colorAdjustment, "CIExposureAdjust", [.number("inputEV", 0, -10...10)]
    ) { image, arguments in
      let factor = Float(pow(2, arguments.number("inputEV")))
      return image.map { _ in { ($0 * factor).withAlpha($0.w) } }
    },
    FilterDefinition(
      of: .colorAdjustment, "CIGammaAdjust", [.number("inputPower", 1, 0.25...4)]
    ) { image, arguments in
      let power = arguments.float("inputPower")
      return image.mapStraight { $0.mapComponents { pow(max($0, 0), power) } }
    },
    FilterDefinition(
      of: .colorAdjustment, "CIHueAdjust", [.number("inputAngle", 0, -Double.pi...Double.pi)]
    ) { image, arguments in
      image.applying(ColorMatrix(rotationAroundGray: arguments.number("inputAngle")))
    },
    FilterDefinition(
      of: .colorAdjustment, "CIColorMatrix",
      [
        .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
        .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
        .vector("inputBiasVector", 0, 0, 0, 0),
      ]
    ) { image, arguments in
      image.applying(
        ColorMatrix(
          rows: (
            arguments.components("inputRVector"), arguments.components("inputGVector"),
            arguments.components("inputBVector"), arguments.components("inputAVector")
          ), bias: arguments.components("inputBiasVector")))
    },
    FilterDefinition(
      of: .colorAdjustment, "CIColorClamp",
      [
        .vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1),
      ]
    ) { image, arguments in
      let lower = arguments.components("inputMinComponents")
      let upper = pointwiseMax(lower, arguments.components("inputMaxComponents"))
      return image.mapStraight { $0.clamped(lowerBound: lower, upperBound: upper) }
    },
    FilterDefinition(
      of: .colorAdjustment, "CIColorPolynomial",
      [
        .vector("inputRedCoefficients", 0, 1, 0, 0), .vector("inputGreenCoefficients", 0, 1, 0, 0),
        .vector("inputBlueCoefficients", 0, 1, 0, 0), .vector("inputAlphaCoefficients", 0, 1, 0, 0),
      ]
    ) { image, arguments in
      let coefficients = ["Red", "Green", "Blue", "Alpha"].map {
        arguments.components("input\($0)Coefficients")
      }
      return image.mapStraight { color in
        var result = color
        for channel in 0..<4 {
          let (x, c) = (color[channel], coefficients[channel])
          result[channel] = c.x + x * (c.y + x * (c.z + x * c.w))
        }
        return result
      }
    },
    // The saturation of muted colors changes most.
    FilterDefinition(
      of: .colorAdjustment, "CIVibrance", [.number("inputAmount", 0, -1...1)]
    ) { image, arguments in
      let amount = arguments.float("inputAmount")
      return image.mapEncoded { color in
        let largest = max(color.x, color.y, color.z)
        let range = largest - min(color.x, color.y, color.z)
        let saturation = largest > 0 ? range / largest : 0
        let factor = 1 + amount * (1 - saturation)
        let gray = color.luminance
        return color.mapComponents { mix(gray, $0, factor) }
      }
    },
    FilterDefinition(
      of: .colorAdjustment, "CIWhitePointAdjust", [.color("inputColor", .white)]
    ) { image, arguments in
      let color = arguments.color("inputColor")
      return image.mapStraight(in: { space in
        let white = space.straightComponents(color)
        return { ($0 * white).withAlpha($0.w) }
      })
    },
    FilterDefinition(
      of: .colorAdjustment, "CITemperatureAndTint",
      [.vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
    ) { image, arguments in
      let neutral = arguments.point("inputNeutral")
      let target = arguments.point("inputTargetNeutral")
      return image.applying(
        ColorMatrix(
          adaptingWhite: WhitePoint(temperature: neutral.x, tint: neutral.y),
          to: WhitePoint(temperature: target.x, tint: target.y)))
    },
    FilterDefinition(
      of: .colorAdjustment, "CIToneCurve",
      [
        .position("inputPoint0", 0, 0), .position("inputPoint1", 0.25, 0.25),
        .position("inputPoint2", 0.5, 0.5), .position("inputPoint3", 0.75, 0.75),
        .position("inputPoint4", 1, 1),
      ]
    ) { image, arguments in
      let curve = ToneCurve((0...4).map { arguments.point("inputPoint\($0)") })
      return image.mapEncoded { $0.mapComponents { curve.value(at: $0) } }
    },
    FilterDefinition(of: .colorAdjustment, "CILinearToSRGBToneCurve") { image, _ in
      image.mapStraight(\.encoded)
    },
    FilterDefinition(of: .colorAdjustment, "CISRGBToneCurveToLinear") { image, _ in
      image.mapStraight(\.linearized)
    },
    // Dark parts are lifted and light ones are lowered by the difference to their surroundings.
    FilterDefinition(
      of: .stylize, "CIHighlightShadowAdjust",
      [
        .number("inputRadius", 0, 0...10), .number("inputShadowAmount", 0, -1...1),
        .number("inputHighlightAmount", 1, 0.3...1),
      ]
    ) { image, arguments in
      let shadows = arguments.float("inputShadowAmount")
      let highlights = arguments.float("inputHighlightAmount")
      return image.mapEncoded { color in
        let luminance = min(max(color.luminance, 0), 1)
        let dark = (1 - luminance) * (1 - luminance) * luminance
        let light = luminance * luminance * (1 - luminance)
        let shift = shadows * dark * 2 + (highlights - 1) * light * 2
        return color.mapComponents { $0 + shift }
      }
    },
  ]
}
