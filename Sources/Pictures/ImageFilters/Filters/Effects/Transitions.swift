internal import ElementaryFunctions
internal import Geometry

extension FilterCatalog {
  /// The filters that lead from one image to another while the time goes from 0 to 1.
  static let transitions: [FilterDefinition] = [
    FilterDefinition(
      of: .transition, "CIDissolveTransition",
      [.image("inputTargetImage"), .number("inputTime", 0, 0...1)]
    ) { image, arguments in
      guard let target = arguments.image("inputTargetImage") else { return nil }
      let time = min(max(arguments.float("inputTime"), 0), 1)
      return image.combined(with: target) { mix($0, $1, time) }
    },
    // A band of a color and a width moves in a direction over the extent and leaves the target.
    FilterDefinition(
      of: .transition, "CISwipeTransition",
      [
        .image("inputTargetImage"), .rectangle("inputExtent", 0, 0, 300, 300),
        .color("inputColor", .white), .number("inputTime", 0, 0...1),
        .number("inputAngle", 0, -Double.pi...Double.pi), .number("inputWidth", 300, 0.1...800),
        .number("inputOpacity", 0, 0...1),
      ]
    ) { image, arguments in
      guard let target = arguments.image("inputTargetImage") else { return nil }
      let time = min(max(arguments.number("inputTime"), 0), 1)
      let angle = arguments.number("inputAngle")
      let direction = Vector(dx: cos(angle), dy: sin(angle))
      let rect = arguments.rect("inputExtent")
      let width = max(arguments.number("inputWidth"), 0.1)
      // The front goes from before the first corner to after the last one.
      let corners = [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
        Point(rect.maxX, rect.maxY),
      ].map { ($0 - .zero).dot(direction) }
      let (first, last) = (corners.min() ?? 0, corners.max() ?? 0)
      let front = first + (last - first + width) * time
      let (color, opacity) = (arguments.color("inputColor"), arguments.float("inputOpacity"))
      let extent = image.extent.union(target.extent)
      return FilterImage(extent: extent) { region, pass in
        let (old, new) = (image.tile(region, pass), target.tile(region, pass))
        let band = pass.space.components(color)
        return PixelTile(region) { x, y in
          let place = (Point(Double(x) + 0.5, Double(y) + 0.5) - .zero).dot(direction)
          let fraction = Float(min(max((front - place) / width, 0), 1))
          let mixed = mix(old[x, y], new[x, y], fraction)
          // The band is strongest in its middle.
          return mix(mixed, band, opacity * 4 * fraction * (1 - fraction))
        }
      }
    },
    FilterDefinition(
      of: .transition, "CIBarsSwipeTransition",
      [
        .image("inputTargetImage"), .number("inputAngle", Double.pi, 0...6.28),
        .number("inputWidth", 30, 2...300), .number("inputBarOffset", 10, 1...100),
        .number("inputTime", 0, 0...1),
      ]
    ) { image, arguments in
      guard let target = arguments.image("inputTargetImage"), !image.isInfinite else { return nil }
      let time = min(max(arguments.number("inputTime"), 0), 1)
      let angle = arguments.number("inputAngle")
      let (cosine, sine) = (cos(angle), sin(angle))
      let width = max(arguments.number("inputWidth"), 2)
      let offset = arguments.number("inputBarOffset")
      let center = image.extent.center
      let half = (abs(image.extent.width * cosine) + abs(image.extent.height * sine)) / 2
      let extent = image.extent.union(target.extent)
      return FilterImage(extent: extent) { region, pass in
        let (old, new) = (image.tile(region, pass), target.tile(region, pass))
        return PixelTile(region) { x, y in
          let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          let (along, across) = (dx * cosine + dy * sine, dy * cosine - dx * sine)
          // Each bar starts later or earlier by a number of its own.
          let bar = Int((across / width).rounded(.down))
          let delay = hashed(bar, 0, 7) * offset
          let front = -half + (2 * half + offset) * time - delay
          return along < front ? new[x, y] : old[x, y]
        }
      }
    },
    FilterDefinition(
      of: .transition, "CIFlashTransition",
      [
        .image("inputTargetImage"), .position("inputCenter", 150, 150),
        .rectangle("inputExtent", 0, 0, 300, 300), .color("inputColor", Color(white: 1)),
        .number("inputTime", 0, 0...1),
      ]
    ) { image, arguments in
      guard let target = arguments.image("inputTargetImage") else { return nil }
      let time = min(max(arguments.float("inputTime"), 0), 1)
      let color = arguments.color("inputColor")
      let shown = time < 0.5 ? image : target
      let light = 1 - abs(2 * time - 1)
      return FilterImage(extent: image.extent.union(target.extent)) { region, pass in
        var tile = shown.tile(region, pass)
        let flash = pass.space.components(color)
        for index in tile.colors.indices {
          let color = tile.colors[index]
          tile.colors[index] = mix(color, flash * color.w, light)
        }
        return tile
      }
    },
  ]
}
