internal import ElementaryFunctions
internal import Geometry

extension FilterCatalog {
  /// The filters that move pixels around a point.
  static let distortions: [FilterDefinition] = [
    // The angle falls from that of the center to 0 at the radius.
    distortion(
      "CITwirlDistortion", radius: 300,
      [.number("inputAngle", Double.pi, -12.57...12.57)]
    ) { arguments in
      let angle = arguments.number("inputAngle")
      return { offset, fraction in
        let turn = -angle * (1 - fraction) * (1 - fraction)
        let (cosine, sine) = (cos(turn), sin(turn))
        return Vector(
          dx: offset.dx * cosine - offset.dy * sine, dy: offset.dx * sine + offset.dy * cosine)
      }
    },
    distortion(
      "CIVortexDistortion", radius: 300,
      [.number("inputAngle", 56.55, -94.25...94.25)]
    ) { arguments in
      let angle = arguments.number("inputAngle")
      return { offset, fraction in
        let turn = -angle * (1 - fraction) * (1 - fraction) * (1 - fraction)
        let (cosine, sine) = (cos(turn), sin(turn))
        return Vector(
          dx: offset.dx * cosine - offset.dy * sine, dy: offset.dx * sine + offset.dy * cosine)
      }
    },
    // Above 0 the center is magnified, below it is reduced.
    distortion(
      "CIBumpDistortion", radius: 300, [.number("inputScale", 0.5, -1...1)]
    ) { arguments in
      let scale = arguments.number("inputScale")
      return { offset, fraction in
        let bump = (1 - fraction * fraction) * (1 - fraction * fraction)
        return offset * (1 - scale * bump)
      }
    },
    distortion(
      "CIPinchDistortion", radius: 300, [.number("inputScale", 0.5, 0...2)]
    ) { arguments in
      let scale = arguments.number("inputScale")
      return { offset, fraction in
        guard fraction > 0 else { return offset }
        return offset * pow(fraction, -scale / 2 * (1 - fraction))
      }
    },
    FilterDefinition(
      of: .distortion, "CIHoleDistortion",
      [.position("inputCenter", 150, 150), .number("inputRadius", 150, 0.01...1000)]
    ) { image, arguments in
      let (center, radius) = (arguments.point("inputCenter"), arguments.number("inputRadius"))
      return image.warped(
        extent: image.extent, source: { _ in .null },
        point: { x, y in
          let offset = Point(x, y) - center
          let distance = offset.length
          guard distance >= radius else { return nil }
          // The pixels inside of twice the radius are pushed out of the hole.
          guard distance < 2 * radius else { return (x, y) }
          let place = center + offset * (2 * (distance - radius) / distance)
          return (place.x, place.y)
        })
    },
    FilterDefinition(
      of: .distortion, "CICircleSplashDistortion",
      [.position("inputCenter", 150, 150), .number("inputRadius", 150, 0...1000)]
    ) { image, arguments in
      let (center, radius) = (arguments.point("inputCenter"), arguments.number("inputRadius"))
      let base = image.clampedToExtent()
      let all = image.extent
      return base.warped(
        extent: FilterImage.infiniteExtent, source: { $0.union(all) },
        point: { x, y in
          let offset = Point(x, y) - center
          let distance = offset.length
          guard distance > radius else { return (x, y) }
          let place = center + offset * (radius / distance)
          return (place.x, place.y)
        })
    },
  ]

  /// Returns a filter that shows other points within a radius.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - radius: The default of the radius, in pixels.
  ///   - inputs: The inputs, besides the center and the radius.
  ///   - make: Returns a function that maps the offset of a point from the center and its distance
  ///     as a fraction of the radius to the offset of the point that is shown.
  /// - Returns: The filter.
  private static func distortion(
    _ name: String, radius: Double, _ inputs: [FilterInput],
    _ make: @escaping @Sendable (FilterArguments) -> @Sendable (Vector, Double) -> Vector
  ) -> FilterDefinition {
    FilterDefinition(
      of: .distortion, name,
      [.position("inputCenter", 150, 150), .number("inputRadius", radius, 0...1000)] + inputs
    ) { image, arguments in
      let (center, radius) = (arguments.point("inputCenter"), arguments.number("inputRadius"))
      let function = make(arguments)
      guard radius > 0 else { return image }
      let reach = Rect(center: center, size: Size(4 * radius, 4 * radius))
      return image.warped(
        extent: image.extent, source: { $0.intersection(reach).isNull ? $0 : $0.union(reach) },
        point: { x, y in
          let offset = Point(x, y) - center
          let fraction = offset.length / radius
          guard fraction < 1 else { return (x, y) }
          let place = center + function(offset, fraction)
          return (place.x, place.y)
        })
    }
  }
}
