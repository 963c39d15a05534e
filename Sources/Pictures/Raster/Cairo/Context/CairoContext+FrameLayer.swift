internal import Geometry
internal import PictureKit

extension CairoContext {
  /// Draws a layer and its sublayers.
  mutating func draw(_ layer: FrameLayer) {
    guard layer.opacity > 0, canSee(layer) else { return }
    guard !layer.hasEffects else { return drawWithEffects(layer) }
    save()
    transform(layer.transform)
    clip(to: layer)
    defer { restore() }
    let isGroup = layer.opacity < 1
    if isGroup, layer.sublayers.isEmpty,
      fillSpans(
        ofGroup: layer.picture, opacity: layer.opacity,
        isHard: layer.hardEdges.contains(.picture))
    {
      return
    }
    if isGroup { pushGroup(of: layer) }
    drawPicture(of: layer)
    for sublayer in layer.sublayers { draw(sublayer) }
    if isGroup { popGroup(opacity: layer.opacity) }
  }

  /// Intersects the clip with that of a layer.
  mutating func clip(to layer: FrameLayer) {
    guard let clip = layer.clip else { return }
    if layer.hardEdges.contains(.clip), needsSteps(clip, layer.hardEdges) {
      clipSteps(clip)
    } else {
      self.clip(clip, .winding)
    }
  }

  /// Draws the picture of a layer in the current coordinates.
  mutating func drawPicture(of layer: FrameLayer) {
    guard let picture = layer.picture else { return }
    let edges = hardEdges
    hardEdges = layer.hardEdges
    draw(picture)
    hardEdges = edges
  }

  /// Draws a picture in the current coordinates.
  mutating func draw(_ picture: Picture) {
    let visibility = visibility(of: picture)
    guard visibility != .none, !drawThroughClip(picture) else { return }
    save()
    var opacities: [Double] = []
    for command in picture.commands {
      if visibility == .part, !canSee(command) { continue }
      switch command {
      case .fill(let path, let rule, let paint): fill(path, rule, paint)
      case .stroke(let path, let style, let paint): stroke(path, style, paint)
      case .draw(let bitmap, let rect, let interpolation): draw(bitmap, in: rect, interpolation)
      case .drawVariants(let variants, let rect, let interpolation):
        draw(variants, in: rect, interpolation)
      case .drawVector(let image, let rect): draw(image, in: rect)
      case .shadow(let shadow, let picture): draw(shadow, of: picture)
      case .setBlendMode(let mode): setBlendMode(mode)
      case .clip(let path, let rule): clip(path, rule)
      case .concatenate(let transform): self.transform(transform)
      case .save: save()
      case .restore: restore()
      case .beginGroup(let opacity):
        save()
        pushGroup()
        opacities.append(opacity)
      case .endGroup:
        popGroup(opacity: opacities.popLast() ?? 1)
        restore()
      }
    }
    restore()
  }
}
