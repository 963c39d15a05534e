internal import Geometry

/// The places of the elements of a section of a flow layout.
///
/// Lengths "along" are in the direction in which the collection scrolls, "across" in the other.
struct FlowSection {
  /// Items side by side.
  struct Line {
    var items: Range<Int>
    var start: Double
    var length: Double
  }

  var start = 0.0
  var end = 0.0
  var header: Rect?
  var footer: Rect?
  var frames: [Rect] = []
  var lines: [Line] = []

  /// The sizes of a section.
  struct Metrics {
    var sizes: [Size]
    var insets: Insets
    var lineSpacing: Double
    var itemSpacing: Double
    var header: Size
    var footer: Size
    /// Whether all items have the same size.
    var isUniform: Bool
  }

  /// Places the elements of a section.
  ///
  /// - Parameters:
  ///   - metrics: The sizes.
  ///   - start: The beginning of the section.
  ///   - room: The length of the collection across.
  ///   - direction: The direction in which the collection scrolls.
  init(
    _ metrics: Metrics, at start: Double, room: Double,
    _ direction: CollectionViewFlowLayout.ScrollDirection
  ) {
    self.start = start
    let axes = ScrollAxes(direction)
    var position = start
    let headerLength = axes.along(metrics.header)
    if headerLength > 0 {
      header = axes.rect(along: position, across: 0, length: headerLength, breadth: room)
      position += headerLength
    }
    let (before, after) = axes.alongEdges(metrics.insets)
    let (left, right) = axes.acrossEdges(metrics.insets)
    frames.reserveCapacity(metrics.sizes.count)
    position += before
    if !metrics.sizes.isEmpty {
      position = placeLines(
        metrics, axes, at: position, from: left, breadth: max(room - left - right, 0))
    }
    position += after
    let footerLength = axes.along(metrics.footer)
    if footerLength > 0 {
      footer = axes.rect(along: position, across: 0, length: footerLength, breadth: room)
      position += footerLength
    }
    end = position
  }

  /// Places the items.
  ///
  /// - Returns: The end of the last line.
  private mutating func placeLines(
    _ metrics: Metrics, _ axes: ScrollAxes, at start: Double, from left: Double, breadth: Double
  ) -> Double {
    let sizes = metrics.sizes
    var position = start
    var first = 0
    /// The space between the items of a full line of equal items, which the last line uses as well.
    var columnSpacing: Double?
    while first < sizes.count {
      var last = first
      var used = axes.across(sizes[first])
      var length = axes.along(sizes[first])
      while last + 1 < sizes.count,
        used + metrics.itemSpacing + axes.across(sizes[last + 1]) <= breadth + 1e-9
      {
        last += 1
        used += metrics.itemSpacing + axes.across(sizes[last])
        length = max(length, axes.along(sizes[last]))
      }
      let count = last - first + 1
      let isLast = last == sizes.count - 1
      let free = max(breadth - used, 0)
      // Full lines fill the space; the last one has the minimum spacing, or the columns of the
      // others.
      let isJustified = !isLast || canHoldNoMore(count, used, metrics, axes, breadth)
      var spacing = metrics.itemSpacing
      var across = left
      if let columnSpacing, metrics.isUniform {
        spacing = columnSpacing
        if count == 1, columnSpacing.isInfinite { across = left + free / 2 }
      } else if isJustified, count > 1 {
        spacing += free / Double(count - 1)
        columnSpacing = spacing
      } else if isJustified {
        across = left + free / 2
        columnSpacing = .infinity
      }
      for item in first...last {
        let size = sizes[item]
        frames.append(
          axes.rect(
            along: position + (length - axes.along(size)) / 2, across: across,
            length: axes.along(size), breadth: axes.across(size)))
        across += axes.across(size) + spacing
      }
      lines.append(Line(items: first..<last + 1, start: position, length: length))
      position += length + metrics.lineSpacing
      first = last + 1
    }
    return position - metrics.lineSpacing
  }

  /// Returns whether a line of equal items has no space for another.
  private func canHoldNoMore(
    _ count: Int, _ used: Double, _ metrics: Metrics, _ axes: ScrollAxes, _ breadth: Double
  ) -> Bool {
    metrics.isUniform
      && used + metrics.itemSpacing + axes.across(metrics.sizes[0]) > breadth + 1e-9
  }

  /// Returns the items of the lines that a range of the scroll direction touches.
  func items(from low: Double, to high: Double) -> Range<Int> {
    var (first, end) = (0, lines.count)
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].start + lines[middle].length <= low {
        first = middle + 1
      } else {
        end = middle
      }
    }
    var last = first
    while last < lines.count, lines[last].start < high { last += 1 }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
