internal import CHarfBuzz
internal import Geometry
internal import PictureKit

extension ParagraphShaper {
  /// A part of an item in a line.
  private struct Segment {
    let item: Item
    /// The index of the item.
    let index: Int
    let range: Range<Int>
    let level: UInt8
    /// The left end of a tab, in the order of the text.
    var tabWidth: Double?
  }

  /// Returns a line with the glyphs of a range.
  ///
  /// - Parameters:
  ///   - range: The range, with spaces at the end.
  ///   - width: The width; spaces at the end that exceed it are left out.
  ///   - isWrapped: Whether the line is wrapped, so that all spaces at its end are left out.
  /// - Returns: The line.
  func line(_ range: Range<Int>, width: Double, isWrapped: Bool) -> ShapedLine {
    var textEnd = range.upperBound
    while textEnd > range.lowerBound, analysis.flags[textEnd - 1].contains(.space) { textEnd -= 1 }
    let hyphenates =
      isWrapped && textEnd == range.upperBound
      && analysis.flags[textEnd - 1].contains(.softHyphen)
    let text = runs(of: segments(in: range.lowerBound..<textEnd), endingWithHyphen: hyphenates)
    let trimmed = ShapedLine(range: range, runs: text, isWrapped: isWrapped)
    guard !isWrapped, textEnd < range.upperBound else { return trimmed }
    let all = runs(of: segments(in: range, spacesFrom: textEnd), endingWithHyphen: false)
    let untrimmed = ShapedLine(range: range, runs: all)
    return untrimmed.width > width + Self.tolerance ? trimmed : untrimmed
  }

  /// Returns the parts of items in a range, in the order of the text.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - spaces: The beginning of spaces at the end, which have the direction of the paragraph by
  ///     the rule L1 of UAX #9.
  /// - Returns: The segments.
  private func segments(in range: Range<Int>, spacesFrom spaces: Int? = nil) -> [Segment] {
    let spaces = spaces ?? range.upperBound
    let base: UInt8 = analysis.isRightToLeft ? 1 : 0
    var segments: [Segment] = []
    var index = item(at: range.lowerBound)
    var x = 0.0
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      let item = items[index]
      let part = item.range.clamped(to: range)
      let text = part.clamped(to: range.lowerBound..<spaces)
      let rest = part.clamped(to: spaces..<range.upperBound)
      var tabWidth: Double?
      if item.isTab {
        tabWidth = nextTabStop(after: x) - x
        x += tabWidth ?? 0
      } else if analysis.hasTabs {
        x += glyphs(of: item, in: part).reduce(0) {
          $0 + item.advance($1.advance, of: analysis.units[part.lowerBound + $1.cluster])
        }
      }
      if !text.isEmpty {
        segments.append(
          Segment(item: item, index: index, range: text, level: item.level, tabWidth: tabWidth))
      }
      if !rest.isEmpty {
        segments.append(
          Segment(item: item, index: index, range: rest, level: base, tabWidth: tabWidth))
      }
      index += 1
    }
    return segments
  }

  /// Returns the runs of segments from left to right, by the rule L2 of UAX #9.
  private func runs(of segments: [Segment], endingWithHyphen: Bool) -> [ShapedRun] {
    var order = Array(segments.indices)
    let levels = segments.map(\.level)
    if let top = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() {
      for level in stride(from: Int(top), through: Int(lowestOdd), by: -1) {
        var first = 0
        while first < order.count {
          guard levels[order[first]] >= level else {
            first += 1
            continue
          }
          var end = first
          while end < order.count, levels[order[end]] >= level { end += 1 }
          order[first..<end].reverse()
          first = end
        }
      }
    }
    return order.map { index in
      run(of: segments[index], hyphen: endingWithHyphen && index == segments.count - 1)
    }
  }

  private func run(of segment: Segment, hyphen: Bool) -> ShapedRun {
    let item = segment.item
    let scale = item.scale
    let raw = glyphs(of: segment)
    var clusterAdvance: Int32 = 0
    var glyphs = raw.indices.map { index in
      let glyph = raw[index]
      let location = segment.range.lowerBound + glyph.cluster
      var advance = segment.tabWidth ?? Double(glyph.advance) * scale
      clusterAdvance &+= glyph.advance
      // The space is added once for the glyphs of a cluster.
      if index + 1 == raw.count || raw[index + 1].cluster != glyph.cluster {
        if segment.tabWidth == nil {
          advance += item.space(after: analysis.units[location], clusterAdvance)
        }
        clusterAdvance = 0
      }
      return ShapedGlyph(
        id: glyph.id, location: location, isSpace: analysis.flags[location].contains(.space),
        advance: advance,
        offset: Vector(
          dx: Double(glyph.x) * scale + item.shift(of: analysis.units[location]),
          dy: -Double(glyph.y) * item.verticalScale))
    }
    if hyphen, let mark = library.hyphen(item) {
      let place = item.isRightToLeft ? 0 : glyphs.count
      glyphs.insert(mark, at: place)
    }
    return ShapedRun(
      typeface: item.match.face, scale: item.outlineScale, glyphs: glyphs,
      attributes: item.attributes, metrics: item.metrics, skew: item.skew,
      stretch: item.match.stretch)
  }

  /// Returns the glyphs of a segment: some of its item's, unless they have other forms there.
  private func glyphs(of segment: Segment) -> [RawGlyph] {
    let item = segment.item
    let all = glyphs(of: segment.index)
    guard segment.range != item.range else { return all }
    let start = segment.range.lowerBound - item.range.lowerBound
    let end = segment.range.upperBound - item.range.lowerBound
    let clusters = clusters(of: segment.index)
    func isSafe(_ boundary: Int) -> Bool {
      if boundary == 0 || boundary == item.range.count { return true }
      let index = clusters.firstIndex { $0.start >= boundary + item.range.lowerBound }
      guard let index else { return false }
      return clusters[index].start == boundary + item.range.lowerBound
        && !clusters[index].isUnsafeToBreak
    }
    guard isSafe(start), isSafe(end) else { return glyphs(of: item, in: segment.range) }
    return all.filter { $0.cluster >= start && $0.cluster < end }.map { glyph in
      RawGlyph(
        id: glyph.id, cluster: glyph.cluster - start, isUnsafeToBreak: glyph.isUnsafeToBreak,
        advance: glyph.advance, x: glyph.x, y: glyph.y)
    }
  }
}

extension FontLibrary {
  /// Returns the hyphen at the end of a line, in the font of an item.
  func hyphen(_ item: Item) -> ShapedGlyph? {
    let key = ShapeKey(
      face: ObjectIdentifier(item.match.face), script: item.script.rawValue, isRightToLeft: false,
      features: item.features, language: "und", units: [0x2D], range: 0..<1)
    return shapes.glyphs(key, item.match.face).first.map {
      ShapedGlyph(
        id: $0.id, location: item.range.upperBound, isSpace: false,
        advance: item.advance($0.advance, of: 0x2D),
        offset: Vector(dx: item.shift(of: 0x2D), dy: 0))
    }
  }
}
