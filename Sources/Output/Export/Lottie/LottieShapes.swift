internal import ElementaryFunctions
internal import Geometry
internal import PictureKit

/// Shapes of Lottie from shapes of pictures.
enum LottieShapes {
  /// Returns a group of curves with a paint.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - paint: The item that paints it.
  /// - Returns: The group.
  static func group(_ path: Path, _ paint: [String: LottieValue]) -> LottieValue {
    group(path.lottieCurves.map { ["ty": "sh", "ks": .still($0.value)] } + [.object(paint)])
  }

  /// Returns a group of items with a transform and an opacity.
  ///
  /// - Parameters:
  ///   - items: The items, from front to back.
  ///   - transform: The transform.
  ///   - opacity: The opacity in percent, as a property; each shape is drawn with it by itself.
  /// - Returns: The group.
  static func group(
    _ items: [LottieValue], _ transform: Transform = .identity,
    opacity: LottieValue = .still(100)
  ) -> LottieValue {
    guard TransformParts.shears(transform) else {
      let parts = TransformParts(transform, around: .zero, after: nil)
      return ["ty": "gr", "it": .list(items + [self.transform(parts, opacity)])]
    }
    let parts = TransformParts(shearing: transform, around: .zero, after: nil)
    var inner = TransformParts(.identity, around: .zero, after: nil)
    inner.rotation = parts.turn
    return [
      "ty": "gr",
      "it": [
        ["ty": "gr", "it": .list(items + [self.transform(inner, .still(100))])],
        self.transform(parts, opacity),
      ],
    ]
  }

  private static func transform(_ parts: TransformParts, _ opacity: LottieValue) -> LottieValue {
    func list(_ vector: Vector, _ factor: Double, _ decimals: Int) -> LottieValue {
      .still(.numbers([vector.dx, vector.dy].map { ($0 * factor).rounded(decimals: decimals) }))
    }
    return [
      "ty": "tr", "a": .still([0, 0]), "o": opacity, "p": list(parts.translation, 1, 3),
      "s": list(parts.scale, 100, 4),
      "r": .still(.number((parts.rotation * 180 / .pi).rounded(decimals: 4))),
      "sk": .still(0), "sa": .still(0),
    ]
  }

  /// Returns the item that fills.
  static func fill(_ paint: Paint, _ rule: FillRule) -> [String: LottieValue] {
    var item = paintItem(paint, solid: "fl", gradient: "gf")
    item["r"] = rule == .evenOdd ? 2 : 1
    return item
  }

  /// Returns the item that strokes.
  static func stroke(_ paint: Paint, _ style: StrokeStyle) -> [String: LottieValue] {
    var item = paintItem(paint, solid: "st", gradient: "gs")
    set(style, in: &item)
    return item
  }

  /// Sets the style of a stroke.
  static func set(_ style: StrokeStyle, in item: inout [String: LottieValue]) {
    item["w"] = .still(.number(style.lineWidth))
    item["lc"] =
      switch style.lineCap {
      case .butt: 1
      case .round: 2
      case .square: 3
      }
    item["lj"] =
      switch style.lineJoin {
      case .miter: 1
      case .round: 2
      case .bevel: 3
      }
    item["ml"] = .number(style.miterLimit)
    guard !style.dashLengths.isEmpty else { return }
    // An odd number of lengths is taken twice, as Cairo does.
    let lengths =
      style.dashLengths.count % 2 == 1
      ? style.dashLengths + style.dashLengths : style.dashLengths
    item["d"] = .list(
      lengths.enumerated().map { index, length in
        ["n": index % 2 == 0 ? "d" : "g", "v": .still(.number(length))]
      } + [["n": "o", "v": .still(.number(style.dashPhase))]])
  }

  private static func paintItem(
    _ paint: Paint, solid: String, gradient kind: String
  ) -> [String: LottieValue] {
    switch paint {
    case .color(let color):
      return [
        "ty": .text(solid), "c": .still(color.lottie),
        "o": .still(.number((color.alpha * 100).rounded(decimals: 2))),
      ]
    case .linearGradient(let gradient, let start, let end):
      return [
        "ty": .text(kind), "t": 1, "o": .still(100), "g": stops(gradient),
        "s": .still(.numbers([start.x, start.y])), "e": .still(.numbers([end.x, end.y])),
      ]
    case .radialGradient(var gradient, var start, var startRadius, var end, var endRadius):
      if startRadius > endRadius {
        (start, end) = (end, start)
        (startRadius, endRadius) = (endRadius, startRadius)
        gradient = Gradient(
          stops: gradient.stops.reversed().map { Gradient.Stop($0.color, at: 1 - $0.location) })
      }
      // Rays begin at a point: the focus from which both circles look alike.
      let inner = startRadius / endRadius
      let focus = inner < 1 ? start + (start - end) * (inner / (1 - inner)) : start
      gradient = Gradient(
        stops: gradient.stops.map {
          Gradient.Stop($0.color, at: inner + (1 - inner) * $0.location)
        })
      let offset = focus - end
      return [
        "ty": .text(kind), "t": 2, "o": .still(100), "g": stops(gradient),
        "s": .still(.numbers([end.x, end.y])), "e": .still(.numbers([end.x + endRadius, end.y])),
        "h": .still(.number((offset.length / endRadius * 100).rounded(decimals: 3))),
        "a": .still(.number((atan2(offset.dy, offset.dx) * 180 / .pi).rounded(decimals: 3))),
      ]
    case .conicGradient, .pattern:
      return ["ty": .text(solid), "c": .still([0, 0, 0, 1]), "o": .still(0)]
    }
  }

  private static func stops(_ gradient: Gradient) -> LottieValue {
    var stops = gradient.stops
    // Players expect the ends.
    if let first = stops.first, first.location > 0 {
      stops.insert(Gradient.Stop(first.color, at: 0), at: 0)
    }
    if let last = stops.last, last.location < 1 {
      stops.append(Gradient.Stop(last.color, at: 1))
    }
    var numbers = stops.flatMap { stop in
      [stop.location, stop.color.red, stop.color.green, stop.color.blue].map {
        $0.rounded(decimals: 4)
      }
    }
    if stops.contains(where: { $0.color.alpha < 1 }) {
      numbers += stops.flatMap { stop in
        [stop.location, stop.color.alpha].map { $0.rounded(decimals: 4) }
      }
    }
    return ["p": .number(Double(stops.count)), "k": .still(.numbers(numbers))]
  }
}

extension Color {
  /// The components without alpha.
  var lottie: LottieValue {
    .numbers([red, green, blue].map { min(max($0, 0), 1).rounded(decimals: 4) } + [1])
  }
}
