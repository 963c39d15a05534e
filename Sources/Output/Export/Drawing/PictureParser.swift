internal import Geometry
internal import PictureKit
internal import Raster

/// Turns the commands of a picture into nodes.
struct PictureParser {
  /// The features of the format.
  let features: VectorFeatures
  /// The pixels per point for which a bitmap is chosen of several.
  let scale: Double

  /// Returns the nodes of a picture.
  ///
  /// - Throws: What the format lacks to express the picture.
  func nodes(of picture: Picture) throws(MissingFeature) -> [VectorNode] {
    var levels = [Level(ending: nil, start: 0)]
    let commands = picture.commands
    for (index, command) in commands.enumerated() {
      let top = levels.count - 1
      switch command {
      case .concatenate(let transform):
        levels[top].groups.append(VectorGroup(transform: transform))
      case .clip(let path, let rule):
        guard rule == .winding || features.hasClipRules else { throw .clipRule }
        levels[top].groups.append(VectorGroup(clip: path, clipRule: rule))
      case .setBlendMode(let mode): levels[top].blendMode = mode
      case .save:
        levels.append(Level(ending: .restore, start: index + 1, blendMode: levels[top].blendMode))
      case .beginGroup(let opacity):
        var level = Level(ending: .endGroup, start: index + 1)
        level.groups[0].opacity = opacity
        level.groups[0].isIsolated = true
        levels.append(level)
      case .restore, .endGroup:
        guard levels.count > 1 else { break }
        let group = levels.removeLast().folded
        if command == .endGroup {
          try draw(.group(group), commands[index...index], of: commands, in: &levels[top - 1])
        } else {
          levels[top - 1].append(group.nodes)
        }
      case .fill, .stroke, .draw, .drawVariants, .drawVector, .shadow:
        let node = try node(of: command, scale: scale * levels.reduce(1) { $0 * $1.scale })
        try draw(node, commands[index...index], of: commands, in: &levels[top])
      }
    }
    while levels.count > 1 {
      let group = levels.removeLast().folded
      levels[levels.count - 1].append(group.isPlain ? group.nodes : [.group(group)])
    }
    return levels[0].folded.nodes
  }

  private func node(
    of command: Picture.Command, scale: Double
  ) throws(MissingFeature) -> VectorNode {
    switch command {
    case .fill(let path, let rule, let paint): return .fill(path, rule, try checked(paint))
    case .stroke(let path, let style, let paint): return .stroke(path, style, try checked(paint))
    case .draw(let bitmap, let rect, let filter):
      guard filter == .smooth || features.hasNearestPixels else { throw .nearestPixels }
      return .image(bitmap, in: rect, filter)
    case .drawVariants(let variants, let rect, let filter):
      guard filter == .smooth || features.hasNearestPixels else { throw .nearestPixels }
      guard let variant = variants.best(forScale: scale) else { return .group(VectorGroup()) }
      return .image(variant.bitmap, in: rect, filter)
    case .drawVector(let image, let rect):
      guard features.hasDocuments else { throw .document }
      return .document(image, in: rect)
    case .shadow(let shadow, let picture):
      guard features.hasShadows else { throw .shadow }
      return .group(VectorGroup(shadow: shadow, nodes: try nodes(of: picture)))
    default: return .group(VectorGroup())
    }
  }

  private func checked(_ paint: Paint) throws(MissingFeature) -> Paint {
    switch paint {
    case .color, .linearGradient: return paint
    case .radialGradient(_, let start, let startRadius, let end, let endRadius):
      // Circles that touch or cross make a cone, which is transparent outside.
      let distance = start.distance(to: end)
      guard distance + min(startRadius, endRadius) <= max(startRadius, endRadius) else {
        throw .radialGradient
      }
      return paint
    case .conicGradient: throw .conicGradient
    case .pattern(let picture, _):
      guard features.hasPatterns else { throw .pattern }
      _ = try nodes(of: picture)
      return paint
    }
  }

  /// Adds a node that is drawn in the blend mode of a level.
  private func draw(
    _ node: VectorNode, _ drawing: ArraySlice<Picture.Command>, of commands: [Picture.Command],
    in level: inout Level
  ) throws(MissingFeature) {
    let mode = level.blendMode
    guard mode != .normal else { return level.append([node]) }
    if features.blendModes.contains(mode) {
      return level.append([.group(VectorGroup(blendMode: mode, nodes: [node]))])
    }
    // An operator compares what is drawn with all that the level has so far.
    guard level.ending == .endGroup,
      level.groups.dropFirst().allSatisfy({ $0.nodes.isEmpty && $0.clip == nil })
    else { throw .blendMode }
    let below = level.groups[0].nodes
    let transform = level.groups.dropFirst().reduce(Transform.identity) {
      $1.transform.concatenating($0)
    }
    let source = [VectorNode.group(VectorGroup(transform: transform, nodes: [node]))]
    let inside = VectorNode.group(VectorGroup(mask: below, nodes: source))
    let end = drawing.startIndex
    switch mode {
    case .sourceAtop: level.groups[0].nodes = below + [inside]
    case .destinationOver: level.groups[0].nodes = source + below
    case .sourceIn, .destinationIn:
      guard case .fill(let path, _, _) = node else { throw .blendMode }
      let result =
        mode == .sourceIn ? inside : .group(VectorGroup(mask: source, nodes: below))
      let extent = commands[level.start..<end].extent(isClipped: true)
      // What the shape does not cover stays as it is, which a mask would hide.
      level.groups[0].nodes =
        try below.outside(path.applying(transform), of: extent, features) + [result]
    default: throw .blendMode
    }
  }
}

/// What is open between a save or the beginning of a group and its end.
private struct Level {
  let ending: Picture.Command?
  /// The index of the first command inside.
  let start: Int
  var blendMode = BlendMode.normal
  /// The level's own group, and one for each transform and clip inside of it.
  var groups = [VectorGroup()]

  init(ending: Picture.Command?, start: Int, blendMode: BlendMode = .normal) {
    self.ending = ending
    self.start = start
    self.blendMode = blendMode
  }

  /// The factor of lengths of the level's transforms.
  var scale: Double {
    abs(groups.reduce(1) { $0 * $1.transform.determinant }).squareRoot()
  }

  mutating func append(_ nodes: [VectorNode]) {
    groups[groups.count - 1].nodes += nodes
  }

  /// The level's own group with the others inside.
  var folded: VectorGroup {
    var groups = groups
    while groups.count > 1 {
      let group = groups.removeLast()
      if !group.nodes.isEmpty { groups[groups.count - 1].nodes.append(.group(group)) }
    }
    return groups[0]
  }
}

extension [VectorNode] {
  /// Returns what of the nodes is outside of a path.
  ///
  /// - Throws: What the format lacks to express it.
  fileprivate func outside(
    _ path: Path, of extent: Rect, _ features: VectorFeatures
  ) throws(MissingFeature) -> [VectorNode] {
    guard !extent.isNull else { return [] }
    if let rect = path.rect,
      rect.insetBy(dx: -0.001, dy: -0.001).union(extent) == rect.insetBy(dx: -0.001, dy: -0.001)
    {
      return []
    }
    guard features.hasClipRules else { throw .clipRule }
    var clip = Path(rect: extent.union(path.controlPointBounds).insetBy(dx: -1, dy: -1))
    clip.append(path)
    return [.group(VectorGroup(clip: clip, clipRule: .evenOdd, nodes: self))]
  }
}

extension Path {
  /// The rectangle that the path is; nil for another shape.
  var rect: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point) where points.isEmpty: points.append(point)
      case .line(let point): points.append(point)
      case .close: break
      default: return nil
      }
    }
    guard let rect = Rect(around: points), points.count == 4 || points.count == 5,
      Set(points) == Set(rect.corners)
    else { return nil }
    return rect
  }
}
