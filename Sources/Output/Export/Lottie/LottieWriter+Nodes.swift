internal import Geometry
internal import PictureKit

extension LottieWriter {
  /// Returns nodes as shapes, from front to back; nil if some are not plain shapes.
  func shapes(of nodes: [VectorNode]) -> [LottieValue]? {
    var shapes: [LottieValue] = []
    for node in nodes {
      switch node {
      case .fill(let path, let rule, let paint):
        shapes.append(LottieShapes.group(path, LottieShapes.fill(paint, rule)))
      case .stroke(let path, let style, let paint):
        shapes.append(LottieShapes.group(path, LottieShapes.stroke(paint, style)))
      case .group(let group):
        var rest = group
        rest.transform = .identity
        rest.nodes = []
        // A single shape needs no group of its own.
        if group.nodes.count == 1, group.nodes[0].isOneShape {
          rest.opacity = 1
          rest.isIsolated = false
        }
        guard rest.isPlain, let inner = self.shapes(of: group.nodes) else { return nil }
        if !inner.isEmpty {
          shapes.append(
            LottieShapes.group(
              inner, group.transform,
              opacity: .still(.number((group.opacity * 100).rounded(decimals: 2)))))
        }
      case .image, .document: return nil
      }
    }
    return shapes.reversed()
  }

  /// Adds nodes, as few layers as they need.
  mutating func add(
    _ nodes: [VectorNode], _ transform: Transform, _ place: Place,
    to composition: inout Composition
  ) {
    var pending: [VectorNode] = []
    for node in nodes {
      if shapes(of: [node]) != nil {
        pending.append(node)
        continue
      }
      flush(&pending, transform, place, to: &composition)
      switch node {
      case .image(let bitmap, let rect, _):
        let own = Transform(
          a: rect.width / Double(bitmap.width), b: 0, c: 0,
          d: rect.height / Double(bitmap.height), tx: rect.minX, ty: rect.minY
        ).concatenating(transform)
        var place = place
        if place.masks.isEmpty, let outline = bitmap.visibleOutline {
          place.masks = [mask([outline], offset: .zero)]
        }
        addLayer(
          ["ty": 2, "refId": .text(identifier(of: bitmap))],
          TransformTrack([own], extent: .null), place, to: &composition)
      case .group(let group): add(group, transform, place, to: &composition)
      case .fill, .stroke, .document: break
      }
    }
    flush(&pending, transform, place, to: &composition)
  }

  func flush(
    _ nodes: inout [VectorNode], _ transform: Transform, _ place: Place,
    to composition: inout Composition
  ) {
    if let shapes = shapes(of: nodes), !shapes.isEmpty {
      addShapes(shapes, TransformTrack([transform], extent: .null), place, to: &composition)
    }
    nodes = []
  }

  mutating func add(
    _ group: VectorGroup, _ outer: Transform, _ place: Place, to composition: inout Composition
  ) {
    let transform = group.transform.concatenating(outer)
    guard abs(transform.determinant) > 1e-12 else { return }
    var plain = group
    plain.transform = .identity
    plain.nodes = []
    if plain.isPlain { return add(group.nodes, transform, place, to: &composition) }
    var extent = group.nodes.extent
    if let clip = group.clip { extent = extent.intersection(clip.controlPointBounds) }
    guard !extent.isNull else { return }
    var content = Composition()
    let origin = addOrigin(of: extent, to: &content)
    add(group.nodes, .identity, Place(parent: origin, ranges: [all]), to: &content)
    var place = place
    place.opacity = [Key(frame: 0, values: [(group.opacity * 100).rounded(decimals: 2)])]
    place.blendMode = group.blendMode.lottie
    func matte(_ nodes: [VectorNode]) {
      content = matted(content, extent: extent) { writer, matte in
        let parent = writer.addOrigin(of: extent, to: &matte)
        writer.add(nodes, .identity, Place(parent: parent, ranges: [writer.all]), to: &matte)
      }
    }
    if let clip = group.clip {
      if clip.lottieCurves.count == 1 {
        place.masks = [mask([clip], offset: extent.origin)]
      } else {
        matte([.fill(clip, .winding, .color(.black))])
      }
    }
    if let mask = group.mask { matte(mask) }
    addComposition(
      content, extent: extent, TransformTrack([transform], extent: .null), place,
      to: &composition)
  }

  /// Returns the shapes of pictures that differ in numbers alone, from front to back.
  func shapes(of numbers: [PictureNumbers?]) -> [LottieValue] {
    guard let first = numbers.first(where: { $0 != nil }) ?? nil else { return [] }
    return first.shapes.indices.reversed().map { index in
      let shapes = numbers.map { $0?.shapes[index] }
      let command = first.shapes[index].command
      guard let path = command.plainShape?.path else { return LottieShapes.group([]) }
      var paint: [String: LottieValue] = [:]
      switch command {
      case .stroke(_, let style, _):
        paint = ["ty": "st"]
        LottieShapes.set(style, in: &paint)
      case .fill(_, let rule, _): paint = ["ty": "fl", "r": rule == .evenOdd ? 2 : 1]
      default: break
      }
      setColor(shapes.map { $0?.color }, in: &paint)
      let keys = shapes.map { $0?.coordinates }.keys(
        Array(
          repeating: ValuePrecision(tolerance: TransformTrack.tolerance, decimals: 2),
          count: path.coordinates.count))
      let curves = path.lottieCurves.indices.map { curve -> LottieValue in
        let property = keys.property { coordinates in
          let curves = path.with(coordinates).lottieCurves
          return curve < curves.count ? curves[curve].value : LottieCurve().value
        }
        return ["ty": "sh", "ks": property]
      }
      return LottieShapes.group(curves + [.object(paint)])
    }
  }

  func setColor(_ colors: [Color?], in paint: inout [String: LottieValue]) {
    let level = ValuePrecision(tolerance: 0.003, decimals: 4)
    paint["c"] = colors.map { $0.map { [$0.red, $0.green, $0.blue] } }
      .keys([level, level, level]).property {
        .numbers($0.map { min(max($0, 0), 1) } + [1])
      }
    paint["o"] = colors.map { $0.map { [$0.alpha * 100] } }
      .keys([ValuePrecision(tolerance: 0.2, decimals: 1)]).property { .number($0[0]) }
  }
}

extension VectorNode {
  /// Whether the node is one shape or image, which is the same with or without a group.
  var isOneShape: Bool {
    switch self {
    case .fill, .stroke, .image: return true
    case .document: return false
    case .group(let group):
      var rest = group
      rest.transform = .identity
      rest.nodes = []
      rest.isIsolated = false
      return rest.isPlain && group.nodes.count == 1 && group.nodes[0].isOneShape
    }
  }
}
