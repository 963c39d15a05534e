internal import Geometry

/// The commands that draw the runs of a line.
///
/// Backgrounds are behind shadows, and shadows behind the glyphs of all runs.
struct RunDrawing {
  private var x: Double
  private let baseline: Double
  private let extent: ClosedRange<Double>
  private let columns: ClosedRange<Double>?
  private var backgrounds: [Picture.Command] = []
  private var shadows: [Picture.Command] = []
  private var foregrounds: [Picture.Command] = []

  /// Starts a line.
  ///
  /// - Parameters:
  ///   - origin: The left end of the baseline.
  ///   - extent: The y coordinates that backgrounds cover.
  ///   - columns: The x coordinates outside of which glyphs are omitted; nil draws all.
  init(origin: Point, extent: ClosedRange<Double>, columns: ClosedRange<Double>?) {
    x = origin.x
    baseline = origin.y
    self.extent = extent
    self.columns = columns
  }

  var commands: [Picture.Command] { backgrounds + shadows + foregrounds }

  /// Adds a run at the right end of the line.
  mutating func add(_ run: ShapedRun) {
    let start = x
    let attributes = run.attributes
    let color = attributes.foregroundColor ?? .black
    let glyphs = glyphs(of: run)
    if let background = attributes.backgroundColor {
      let rect = Rect(
        x: start, y: extent.lowerBound, width: x - start,
        height: extent.upperBound - extent.lowerBound)
      backgrounds.append(.fill(Path(rect: rect), .winding, Paint(background)))
    }
    let underline = decoration(
      attributes.underlineStyle, at: run.metrics.underlineOffset, of: run, from: start)
    let strikethrough = decoration(
      attributes.strikethroughStyle, at: run.metrics.strikethroughOffset, of: run, from: start)
    func draw(_ override: Color?) -> [Picture.Command] {
      var commands: [Picture.Command] = []
      commands += underline.map { $0.with(override ?? attributes.underlineColor ?? color) }
      commands += outlines(glyphs.path, run, fill: override ?? color, stroke: override)
      commands += strikethrough.map { $0.with(override ?? attributes.strikethroughColor ?? color) }
      return commands
    }
    if let shadow = attributes.shadow, shadow.blurRadius > 0 {
      let commands = draw(nil) + glyphs.bitmaps
      if !commands.isEmpty, shadow.color.alpha > 0 {
        let blurred = Shadow(
          color: shadow.color, offset: shadow.offset, radius: shadow.blurRadius / 2)
        shadows.append(.shadow(blurred, of: Picture(commands: commands)))
      }
    } else if let shadow = attributes.shadow {
      let commands = draw(shadow.color)
      if !commands.isEmpty {
        let offset = Transform(translationX: shadow.offset.dx, y: shadow.offset.dy)
        shadows += [.save, .concatenate(offset)] + commands + [.restore]
      }
    }
    foregrounds += draw(nil)
    foregrounds += Self.attachments(
      of: run, from: start, baseline: baseline - (attributes.baselineOffset ?? 0))
    // Color emoji have only the opacity of the text's color.
    guard !glyphs.bitmaps.isEmpty, color.alpha > 0 else { return }
    foregrounds +=
      color.alpha < 1
      ? [.beginGroup(opacity: color.alpha)] + glyphs.bitmaps + [.endGroup] : glyphs.bitmaps
  }

  /// Returns the outlines and bitmaps of a run's glyphs, and advances to its right end.
  private mutating func glyphs(of run: ShapedRun) -> (path: Path, bitmaps: [Picture.Command]) {
    var path = Path()
    var bitmaps: [Picture.Command] = []
    let y = baseline - (run.attributes.baselineOffset ?? 0)
    for glyph in run.glyphs {
      defer { x += glyph.advance }
      guard columns?.contains(x) != false else { continue }
      let place = Transform(
        a: run.scale * run.stretch, b: 0, c: -run.skew * run.scale, d: run.scale,
        tx: x + glyph.offset.dx, ty: y + glyph.offset.dy)
      switch run.typeface.glyph(glyph.id) {
      case .outline(let outline): path.append(outline.applying(place))
      case .bitmap(let bitmap, let rect):
        bitmaps.append(.draw(bitmap, in: rect.applying(place), .smooth))
      }
    }
    return (path, bitmaps)
  }

  private func outlines(
    _ path: Path, _ run: ShapedRun, fill: Color, stroke: Color?
  ) -> [Picture.Command] {
    guard !path.isEmpty else { return [] }
    let filling = Picture.Command.fill(path, .winding, Paint(fill))
    guard let width = run.attributes.strokeWidth, width != 0 else { return [filling] }
    let size = (run.attributes.font ?? TextAttributes.defaultFont).pointSize
    let style = StrokeStyle(lineWidth: abs(width) / 100 * size, lineJoin: .round)
    let stroking = Picture.Command.stroke(
      path, style, Paint(stroke ?? run.attributes.strokeColor ?? fill))
    return width > 0 ? [stroking] : [filling, stroking]
  }

  /// Returns an underline or strikethrough of a run.
  private func decoration(
    _ style: LineStyle?, at offset: Double, of run: ShapedRun, from start: Double
  ) -> [DecorationLine] {
    guard let style, case (let count, let thickness) = style.lines, count > 0 else { return [] }
    let width = run.metrics.underlineThickness * thickness
    let y = baseline - (run.attributes.baselineOffset ?? 0) - offset
    let spans = style.contains(.byWord) ? run.wordSpans(from: start) : [start...max(start, x)]
    return spans.filter { $0.upperBound > $0.lowerBound }.flatMap { span in
      (0..<count).map { index in
        DecorationLine(
          columns: span, y: y + 2 * width * Double(index), thickness: width, dashes: style.dashes)
      }
    }
  }
}

/// A straight line below or through text.
private struct DecorationLine {
  let columns: ClosedRange<Double>
  let y: Double
  let thickness: Double
  let dashes: [Double]

  /// Returns the command that draws the line in a color.
  func with(_ color: Color) -> Picture.Command {
    guard dashes.isEmpty else {
      var path = Path()
      path.move(to: Point(columns.lowerBound, y))
      path.addLine(to: Point(columns.upperBound, y))
      let style = StrokeStyle(lineWidth: thickness, dashLengths: dashes.map { $0 * thickness })
      return .stroke(path, style, Paint(color))
    }
    let rect = Rect(
      x: columns.lowerBound, y: y - thickness / 2, width: columns.upperBound - columns.lowerBound,
      height: thickness)
    return .fill(Path(rect: rect), .winding, Paint(color))
  }
}

extension ShapedRun {
  /// Returns the x coordinates of glyphs between spaces.
  fileprivate func wordSpans(from start: Double) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    var x = start
    var wordStart: Double?
    for glyph in glyphs {
      if glyph.isSpace {
        if let first = wordStart { spans.append(first...max(first, x)) }
        wordStart = nil
      } else if wordStart == nil {
        wordStart = x
      }
      x += glyph.advance
    }
    if let wordStart { spans.append(wordStart...max(wordStart, x)) }
    return spans
  }
}
