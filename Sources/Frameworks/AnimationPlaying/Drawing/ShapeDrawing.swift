internal import Geometry
internal import PictureKit

/// The shapes of a layer at a frame.
struct ShapeDrawing {
  /// A style with the path that it paints.
  private struct Stroke {
    let path: Path
    let transform: Transform
    let style: ShapeItem.Style
    let opacity: Double
  }

  let frame: Double

  /// Draws shapes, the first one on top.
  func draw(_ items: [ShapeItem], on canvas: Canvas) {
    let (strokes, _) = content(of: items, transform: .identity, opacity: 1, trims: [])
    for stroke in strokes.reversed() { draw(stroke, on: canvas) }
  }

  /// Returns what a list paints, the topmost first, and its paths for the styles of outer groups.
  ///
  /// - Parameters:
  ///   - items: The list.
  ///   - transform: The transform to the layer.
  ///   - opacity: The opacity of the groups around.
  ///   - trims: The trims that stand after the groups around.
  /// - Returns: Styles with their paths, and the paths in the coordinates of the list.
  private func content(
    of items: [ShapeItem], transform: Transform, opacity: Double, trims: [ShapeItem.Trim]
  ) -> (strokes: [Stroke], paths: [Path]) {
    var strokes: [Stroke] = []
    var paths: [Path] = []
    for (index, item) in items.enumerated() {
      let trims = trims + items[index...].compactMap(\.trim)
      func add(_ path: Path) {
        paths.append(trims.reduce(path) { $1.isOfAll ? $0 : trimmed($0, by: $1) })
      }
      switch item {
      case .group(let inner, let record):
        let local = record.transform(at: frame)
        let content = content(
          of: inner, transform: local.concatenating(transform),
          opacity: opacity * record.opacity(at: frame), trims: trims)
        strokes += content.strokes
        paths += content.paths.map { $0.applying(local) }
      case .curve(let curve): add(curve.value(at: frame).path)
      case .rectangle(let position, let size, let radius):
        let rect = rect(position, size)
        let corner = radius?.number(at: frame) ?? 0
        add(
          corner > 0
            ? Path(
              roundedRect: rect, cornerRadius: min(corner, rect.width / 2, rect.height / 2))
            : Path(rect: rect))
      case .ellipse(let position, let size): add(Path(ovalIn: rect(position, size)))
      case .star(let star): add(star.path(at: frame))
      case .style(let style):
        var path = Path()
        for part in paths { path.append(part) }
        path = trims.reduce(path) { $1.isOfAll ? trimmed($0, by: $1) : $0 }
        if !path.isEmpty {
          strokes.append(
            Stroke(path: path, transform: transform, style: style, opacity: opacity))
        }
      case .repeater(let repeater):
        (strokes, paths) = copies(of: strokes, paths, repeater, transform)
      case .trim: break
      }
    }
    return (strokes, paths)
  }

  private func rect(
    _ position: AnimatedValue<[Double]>?, _ size: AnimatedValue<[Double]>
  ) -> Rect {
    let center = position?.point(at: frame) ?? .zero
    let size = size.point(at: frame)
    let (width, height) = (abs(size.x), abs(size.y))
    return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  // MARK: Trims

  private func trimmed(_ path: Path, by trim: ShapeItem.Trim) -> Path {
    func fraction(_ value: AnimatedValue<[Double]>?, _ standard: Double) -> Double {
      min(max((value?.number(at: frame) ?? standard) / 100, 0), 1)
    }
    var (start, end) = (fraction(trim.start, 0), fraction(trim.end, 100))
    if start > end { swap(&start, &end) }
    if end - start >= 1 { return path }
    let offset = (trim.offset?.number(at: frame) ?? 0) / 360
    let turns = (start + offset).rounded(.down)
    let (from, to) = (start + offset - turns, end + offset - turns)
    var part = path.trimmed(from: from, to: min(to, 1))
    if to > 1 { part.append(path.trimmed(from: 0, to: to - 1)) }
    return part
  }

  // MARK: Copies

  /// The largest number of copies that are drawn.
  private static let maxCopyCount = 1000

  private func copies(
    of strokes: [Stroke], _ paths: [Path], _ repeater: ShapeItem.Repeater, _ outer: Transform
  ) -> ([Stroke], [Path]) {
    let count = min(
      max(Int((repeater.count?.number(at: frame) ?? 1).rounded()), 0), Self.maxCopyCount)
    let offset = repeater.offset?.number(at: frame) ?? 0
    let first = (repeater.startOpacity?.number(at: frame) ?? 100) / 100
    let last = (repeater.endOpacity?.number(at: frame) ?? 100) / 100
    guard let inverse = outer.inverse else { return (strokes, paths) }
    var result: ([Stroke], [Path]) = ([], [])
    for index in 0..<count {
      let local = repeater.transform.transform(ofCopy: Double(index) + offset, at: frame)
      let opacity = first + (last - first) * (count > 1 ? Double(index) / Double(count - 1) : 0)
      // The copy stands between the list and what is around it.
      let change = inverse.concatenating(local).concatenating(outer)
      result.0 += strokes.map {
        Stroke(
          path: $0.path, transform: $0.transform.concatenating(change), style: $0.style,
          opacity: $0.opacity * opacity)
      }
      result.1 += paths.map { $0.applying(local) }
    }
    return result
  }

  // MARK: Painting

  private func draw(_ stroke: Stroke, on canvas: Canvas) {
    let style = stroke.style
    let opacity =
      stroke.opacity * min(max((style.opacity?.number(at: frame) ?? 100) / 100, 0), 1)
    guard opacity > 0 else { return }
    let paint: Paint
    switch style.color {
    case .plain(let color):
      let parts = color.value(at: frame)
      guard parts.count >= 3 else { return }
      // Documents of old versions count components up to 255.
      let unit = parts.prefix(3).contains { $0 > 1 } ? 255.0 : 1
      paint = .color(
        Color(red: parts[0] / unit, green: parts[1] / unit, blue: parts[2] / unit, alpha: opacity))
    case .gradient(let gradient): paint = gradient.paint(at: frame, opacity: opacity)
    }
    canvas.saveGState()
    canvas.concatenate(stroke.transform)
    if let line = style.line {
      let width = line.width?.number(at: frame) ?? 1
      if width > 0 {
        canvas.setStrokePaint(paint)
        canvas.setLineWidth(width)
        canvas.setLineCap(line.cap)
        canvas.setLineJoin(line.join)
        canvas.setMiterLimit(line.miterLimit)
        let dashes = line.dashes.map { max($0.number(at: frame), 0) }
        if dashes.contains(where: { $0 > 0 }) {
          canvas.setLineDash(phase: line.dashOffset?.number(at: frame) ?? 0, lengths: dashes)
        }
        canvas.stroke(stroke.path)
      }
    } else {
      canvas.setFillPaint(paint)
      canvas.fill(stroke.path, using: style.rule)
    }
    canvas.restoreGState()
  }
}

extension ShapeItem {
  fileprivate var trim: Trim? {
    if case .trim(let trim) = self { trim } else { nil }
  }
}
