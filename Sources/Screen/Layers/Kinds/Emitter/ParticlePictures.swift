internal import Geometry
internal import PictureKit

/// The pictures of particles, drawn once for each look and color.
struct ParticlePictures {
  /// The nodes of a look and of its bitmaps in their colors.
  private struct Drawn {
    let look: ParticleLook
    let nodes: [FrameLayer]
    var pictures: [UInt64: [Picture?]] = [:]
  }

  private var drawn: [Drawn] = []

  /// The pixels of the pictures, each counted as at least ``minPixelCount``.
  private var pixelCount = 0

  /// The maximum number of looks, and of the pixels of all of them: 64 MiB.
  private static let maxLookCount = 64
  private static let maxPixelCount = 1 << 24
  private static let minPixelCount = 1 << 10

  /// Returns the nodes of particles, in their order.
  ///
  /// - Parameters:
  ///   - particles: The particles.
  ///   - space: The transform from the layer's coordinates to the space of the plane.
  ///   - isAdditive: Whether the colors are added to the content below.
  /// - Returns: The nodes of the visible particles.
  mutating func nodes(
    of particles: [Particle], under space: Transform3D, isAdditive: Bool
  ) -> [PlacedNode] {
    var nodes: [PlacedNode] = []
    nodes.reserveCapacity(particles.count)
    for particle in particles where particle.color.alpha > 0 && particle.scale != 0 {
      let look = index(of: particle.look)
      let pictures = pictures(ofLook: look, in: particle.color, isAdditive: isAdditive)
      let matrix = particle.transform.concatenating(space)
      let projection = ProjectiveTransform(matrix)
      var node = FrameLayer()
      for (var part, picture) in zip(drawn[look].nodes, pictures) {
        part.picture = picture
        node.sublayers.append(part)
      }
      // One part needs no node of its own.
      if node.sublayers.count == 1, node.sublayers[0].transform.isIdentity {
        node = node.sublayers[0]
      }
      if let affine = projection.affineTransform {
        node.transform = affine
      } else {
        node.projection = projection
      }
      nodes.append(PlacedNode(node: node, depth: matrix.depth(of: .zero)))
    }
    return nodes
  }

  private mutating func index(of look: ParticleLook) -> Int {
    if let index = drawn.firstIndex(where: { $0.look == look }) { return index }
    if drawn.count >= Self.maxLookCount { drawn = [] }
    drawn.append(Drawn(look: look, nodes: look.nodes))
    return drawn.count - 1
  }

  private mutating func pictures(
    ofLook look: Int, in color: Color, isAdditive: Bool
  ) -> [Picture?] {
    let rounded = color.roundedToBytes
    let key = rounded.bytes << 1 | (isAdditive ? 1 : 0)
    if let pictures = drawn[look].pictures[key] { return pictures }
    let pictures = drawn[look].nodes.map { node in
      node.picture?.multiplied(by: rounded.color, blendMode: isAdditive ? .plusLighter : .normal)
    }
    if pixelCount >= Self.maxPixelCount {
      for index in drawn.indices { drawn[index].pictures = [:] }
      pixelCount = 0
    }
    drawn[look].pictures[key] = pictures
    pixelCount += max(drawn[look].look.contents.pixelCount, Self.minPixelCount)
    return pictures
  }
}

extension LayerContents {
  /// The pixels of a bitmap; 0 for a picture.
  fileprivate var pixelCount: Int {
    if case .bitmap(let bitmap) = self { bitmap.width * bitmap.height } else { 0 }
  }
}

extension ParticleLook {
  /// The nodes of the contents, centered at the origin.
  fileprivate var nodes: [FrameLayer] {
    let layer = Layer()
    let size = contents.size(scale: contentsScale)
    let part = Size(size.width * contentsRect.width, size.height * contentsRect.height)
    layer.bounds = Rect(center: .zero, size: part)
    layer.contents = contents
    layer.contentsRect = contentsRect
    layer.contentsScale = contentsScale
    layer.magnificationFilter = magnificationFilter
    var nodes = layer.nodesOfContents()
    // The clip limits the group that is drawn with the opacity of the particle.
    for index in nodes.indices
    where nodes[index].clip == nil && nodes[index].picture?.isOneDrawing == false {
      let isPicture = if case .picture = contents { true } else { false }
      nodes[index].clip = Path(rect: isPicture ? Rect(origin: .zero, size: size) : layer.bounds)
    }
    return nodes
  }
}

extension Particle {
  /// The transform from the coordinates of the contents to the layer's.
  fileprivate var transform: Transform3D {
    let plane = Transform(scaleX: scale, y: scale)
      .concatenating(Transform(rotationAngle: rotation))
      .concatenating(Transform(translationX: position.x, y: position.y))
    guard position.z != 0 else { return Transform3D(plane) }
    return Transform3D(plane).concatenating(Transform3D(translationX: 0, y: 0, z: position.z))
  }
}

extension Color {
  /// The color rounded to the levels of a bitmap, with its bits.
  fileprivate var roundedToBytes: (color: Color, bytes: UInt64) {
    func level(_ value: Double) -> UInt64 { UInt64((min(max(value, 0), 1) * 255).rounded()) }
    let (red, green, blue, alpha) = (level(red), level(green), level(blue), level(alpha))
    return (
      Color(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
        alpha: Double(alpha) / 255),
      red << 24 | green << 16 | blue << 8 | alpha
    )
  }
}
