internal import Geometry
internal import PictureKit
internal import UIKit

/// The layers of an animation at a frame.
struct AnimationDrawing {
  let animation: LottieAnimation
  let canvas: Canvas

  /// The largest number of compositions inside each other.
  private static let maxDepth = 24

  /// Draws the animation in its own coordinates.
  func draw(at frame: Double) {
    canvas.saveGState()
    canvas.clip(to: animation.bounds)
    draw(animation.layers, at: frame, size: animation.size, depth: 0)
    canvas.restoreGState()
  }

  /// Draws layers, the first one on top.
  private func draw(_ layers: [LayerRecord], at frame: Double, size: Size, depth: Int) {
    guard depth < Self.maxDepth else { return }
    for (position, layer) in layers.enumerated().reversed()
    where !layer.isHidden && !layer.isMatte && layer.frames.contains(frame) {
      let source =
        layer.matteIndex.flatMap { index in layers.first { $0.index == index } }
        ?? (position > 0 ? layers[position - 1] : nil)
      guard let matte = layer.matte, let source else {
        draw(layer, among: layers, at: frame, depth: depth)
        continue
      }
      let mask = Picture { canvas in
        guard source.frames.contains(frame) else { return }
        AnimationDrawing(animation: animation, canvas: canvas)
          .draw(source, among: layers, at: frame, depth: depth)
      }
      canvas.saveGState()
      switch matte {
      case .alpha, .luminance:
        canvas.clip(to: Rect(origin: .zero, size: size), mask: mask)
        draw(layer, among: layers, at: frame, depth: depth)
      case .invertedAlpha, .invertedLuminance:
        canvas.beginTransparencyLayer()
        draw(layer, among: layers, at: frame, depth: depth)
        canvas.setBlendMode(.destinationOut)
        canvas.draw(mask)
        canvas.endTransparencyLayer()
      }
      canvas.restoreGState()
    }
  }

  private func draw(
    _ layer: LayerRecord, among layers: [LayerRecord], at frame: Double, depth: Int
  ) {
    let opacity = layer.transform.opacity(at: frame)
    guard opacity > 0 else { return }
    canvas.saveGState()
    if layer.blendMode != .normal { canvas.setBlendMode(layer.blendMode) }
    canvas.setAlpha(opacity)
    let isGroup = opacity < 1 || layer.blendMode != .normal
    if isGroup { canvas.beginTransparencyLayer() }
    canvas.saveGState()
    canvas.concatenate(transform(of: layer, among: layers, at: frame))
    clip(to: layer.masks, at: frame)
    draw(layer.content, of: layer, at: frame, depth: depth)
    canvas.restoreGState()
    if isGroup { canvas.endTransparencyLayer() }
    canvas.restoreGState()
  }

  /// The transform of a layer, with those of its parents.
  private func transform(
    of layer: LayerRecord, among layers: [LayerRecord], at frame: Double
  ) -> Transform {
    var result = layer.transform.transform(at: frame)
    var parent = layer.parent
    for _ in layers {
      guard let index = parent, let next = layers.first(where: { $0.index == index }) else { break }
      result = result.concatenating(next.transform.transform(at: frame))
      parent = next.parent
    }
    return result
  }

  /// Clips to the masks that add, and to those that are left out.
  private func clip(to masks: [LayerRecord.Mask], at frame: Double) {
    let plane = Path(rect: Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    var sum = Path()
    for mask in masks {
      let path = mask.path.value(at: frame).path
      if mask.isSubtracted != mask.isInverted {
        var outside = plane
        outside.append(path)
        canvas.clip(to: outside, using: .evenOdd)
      } else if mask.isIntersected || mask.isSubtracted || mask.isInverted {
        canvas.clip(to: path)
      } else {
        sum.append(path)
      }
    }
    if !sum.isEmpty { canvas.clip(to: sum) }
  }

  private func draw(
    _ content: LayerRecord.Content, of layer: LayerRecord, at frame: Double, depth: Int
  ) {
    switch content {
    case .composition(let asset, let size, let time):
      guard let layers = animation.compositions[asset] else { return }
      canvas.clip(to: Rect(origin: .zero, size: size))
      let inner =
        time.map { $0.number(at: frame) * animation.framerate }
        ?? (frame - layer.start) / layer.stretch
      draw(layers, at: inner, size: size, depth: depth + 1)
    case .solid(let size, let color):
      canvas.setFillColor(color)
      canvas.fill(Rect(origin: .zero, size: size))
    case .image(let asset):
      guard let record = animation.images[asset] else { return }
      guard let image = record.image else {
        return LottieAnimation.logMissing("The picture \(asset) of an animation")
      }
      let size = record.size == .zero ? image.size : record.size
      canvas.makeCurrent { image.draw(in: CGRect(origin: .zero, size: size)) }
    case .shapes(let items): ShapeDrawing(frame: frame).draw(items, on: canvas)
    case .text(let record): draw(record.text(at: frame))
    case .nothing: break
    }
  }

  /// Draws a text with its first baseline at the origin.
  private func draw(_ text: TextRecord.Line) {
    let font = UIFont(name: text.font, size: text.size) ?? .systemFont(ofSize: text.size)
    let parts = text.color + [0, 0, 0]
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font,
      .foregroundColor: UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1),
    ]
    canvas.makeCurrent {
      let lines = text.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      for (index, line) in lines.enumerated() {
        let string = String(line)
        let width = string.size(withAttributes: attributes).width
        let x = [0, -width, -width / 2][min(max(text.justification, 0), 2)]
        let y = Double(index) * text.lineHeight - font.ascender
        string.draw(at: CGPoint(x: x, y: y), withAttributes: attributes)
      }
    }
  }
}
