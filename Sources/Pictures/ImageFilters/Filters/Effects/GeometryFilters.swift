internal import ElementaryFunctions
internal import Geometry

extension FilterCatalog {
  /// The filters that move, scale and crop.
  static let geometry: [FilterDefinition] = [
    FilterDefinition(
      of: .geometry, "CICrop", [.rectangle("inputRectangle", 0, 0, 300, 300)]
    ) { $0.cropped(to: $1.rect("inputRectangle")) },
    FilterDefinition(of: .geometry, "CIAffineTransform", [.transform("inputTransform")]) {
      $0.transformed(by: $1.transform("inputTransform"))
    },
    FilterDefinition(
      of: .geometry, "CIStraightenFilter", [.number("inputAngle", 0, -Double.pi...Double.pi)]
    ) { $0.straightened(by: $1.number("inputAngle")) },
    FilterDefinition(
      of: .geometry, "CILanczosScaleTransform",
      [.number("inputScale", 1, 0.05...1.5), .number("inputAspectRatio", 1, 0.5...2)]
    ) { image, arguments in
      let scale = arguments.number("inputScale")
      return image.lanczosScaled(x: scale * arguments.number("inputAspectRatio"), y: scale)
    },
    FilterDefinition(
      of: .geometry, "CIBicubicScaleTransform",
      [
        .number("inputScale", 1, 0.05...1.5), .number("inputAspectRatio", 1, 0.5...2),
        .number("inputB", 0, 0...1), .number("inputC", 0.75, 0...1),
      ]
    ) { image, arguments in
      let scale = arguments.number("inputScale")
      return image.lanczosScaled(x: scale * arguments.number("inputAspectRatio"), y: scale)
    },
    FilterDefinition(of: .geometry, "CIPerspectiveTransform", corners) { image, arguments in
      let quad = Quadrilateral(arguments)
      guard !image.isInfinite, let toQuad = quad.projection(from: image.extent) else { return nil }
      return image.projected(by: toQuad, extent: quad.bounds)
    },
    FilterDefinition(of: .geometry, "CIPerspectiveCorrection", corners) { image, arguments in
      let quad = Quadrilateral(arguments)
      let size = quad.meanSize
      let rect = Rect(origin: .zero, size: size)
      guard !image.isInfinite, !rect.isEmpty,
        let fromQuad = quad.projection(from: rect)?.inverse
      else { return nil }
      return image.projected(by: fromQuad, extent: rect)
    },
  ]

  private static let corners: [FilterInput] = [
    .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
    .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
  ]

  /// The filters that repeat.
  static let tiles: [FilterDefinition] = [
    FilterDefinition(of: .tile, "CIAffineClamp", [.transform("inputTransform")]) {
      $0.clampedToExtent().transformed(by: $1.transform("inputTransform"))
    },
    FilterDefinition(of: .tile, "CIAffineTile", [.transform("inputTransform")]) {
      $0.tiled().transformed(by: $1.transform("inputTransform"))
    },
    FilterDefinition(of: .tile, "CIClamp", [.rectangle("inputExtent", 0, 0, 640, 80)]) {
      $0.cropped(to: $1.rect("inputExtent")).clampedToExtent()
    },
  ]
}

/// Four corners.
private struct Quadrilateral {
  let topLeft: Point
  let topRight: Point
  let bottomRight: Point
  let bottomLeft: Point

  init(_ arguments: FilterArguments) {
    topLeft = arguments.point("inputTopLeft")
    topRight = arguments.point("inputTopRight")
    bottomRight = arguments.point("inputBottomRight")
    bottomLeft = arguments.point("inputBottomLeft")
  }

  var bounds: Rect {
    let points = [topLeft, topRight, bottomRight, bottomLeft]
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let left = xs.min() ?? 0
    let bottom = ys.min() ?? 0
    return Rect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)
  }

  /// The means of the lengths of opposite sides.
  var meanSize: Size {
    Size(
      (((topRight - topLeft).length + (bottomRight - bottomLeft).length) / 2).rounded(),
      (((topLeft - bottomLeft).length + (topRight - bottomRight).length) / 2).rounded())
  }

  /// Returns the projection of a rectangle to the corners; nil if three of them are in a line.
  ///
  /// Heckbert, Fundamentals of Texture Mapping and Image Warping, 2.2.3.
  func projection(from rect: Rect) -> ProjectiveTransform? {
    let (p0, p1, p2, p3) = (bottomLeft, bottomRight, topRight, topLeft)
    let (d1, d2) = (p1 - p2, p3 - p2)
    let sum = (p0 - p1) + (p2 - p3)
    let determinant = d1.dx * d2.dy - d2.dx * d1.dy
    guard determinant != 0, !rect.isEmpty else { return nil }
    let g = (sum.dx * d2.dy - d2.dx * sum.dy) / determinant
    let h = (d1.dx * sum.dy - sum.dx * d1.dy) / determinant
    let square = ProjectiveTransform(
      m11: p1.x - p0.x + g * p1.x, m12: p1.y - p0.y + g * p1.y, m13: g,
      m21: p3.x - p0.x + h * p3.x, m22: p3.y - p0.y + h * p3.y, m23: h,
      m31: p0.x, m32: p0.y, m33: 1)
    let toUnit = Transform(translationX: -rect.minX, y: -rect.minY)
      .concatenating(Transform(scaleX: 1 / rect.width, y: 1 / rect.height))
    return ProjectiveTransform(toUnit).concatenating(square)
  }
}

extension FilterImage {
  /// Returns the image turned around its center and enlarged so far that its own rectangle is
  /// covered.
  fileprivate func straightened(by angle: Double) -> FilterImage {
    guard !isInfinite, !extent.isNull, angle != 0 else { return self }
    let (width, height) = (extent.width, extent.height)
    let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
    let scale = max(
      (width * cosine + height * sine) / width, (width * sine + height * cosine) / height)
    let center = extent.center
    let turn = Transform(translationX: -center.x, y: -center.y)
      .concatenating(Transform(scaleX: scale, y: scale))
      .concatenating(Transform(rotationAngle: angle))
      .concatenating(Transform(translationX: center.x, y: center.y))
    return clampedToExtent().transformed(by: turn).cropped(to: extent)
  }
}
