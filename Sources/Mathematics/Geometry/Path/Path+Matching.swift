extension Path {
  /// Returns two paths that look like this and another one and have the same kinds of elements, so
  /// that one can turn into the other point by point.
  ///
  /// Subpaths are matched in their order, by their lengths: both get a point wherever one of them
  /// has a corner. Closed ones run in the same direction and start where the sum of the squared
  /// distances is least. What the other path has more of grows out of its own center.
  ///
  /// - Parameter other: The other path.
  /// - Returns: The paths, of cubic curves; nil if one of them is empty.
  package func matched(to other: Path) -> (from: Path, to: Path)? {
    let (mine, others) = (outlines, other.outlines)
    guard !mine.isEmpty, !others.isEmpty else { return nil }
    var (from, to) = (Path(), Path())
    for index in 0..<max(mine.count, others.count) {
      let start = index < mine.count ? mine[index] : MeasuredOutline(at: others[index].center)
      let end = index < others.count ? others[index] : MeasuredOutline(at: mine[index].center)
      start.append(to: &from, matching: end, &to)
    }
    return (from, to)
  }

  private var outlines: [MeasuredOutline] { subpaths.compactMap(MeasuredOutline.init) }
}

/// The lines and curves of a subpath, with their lengths.
private struct MeasuredOutline {
  private let segments: [Segment]
  private let isClosed: Bool
  /// The length from the start to each segment and to the end, as fractions of the whole.
  private let fractions: [Double]
  /// Points at equal distances.
  private let samples: [Point]
  /// The sign of the enclosed area.
  private let isClockwise: Bool

  /// The number of samples.
  private static let sampleCount = 64
  /// Fractions that are closer are one.
  private static let tolerance = 1e-6

  /// Creates an outline without a length.
  init(at point: Point) {
    self.init([Segment(from: point, to: point)], isClosed: true)
  }

  /// Measures a subpath; nil without segments.
  init?(_ subpath: Subpath) {
    let segments = subpath.isClosed ? subpath.outline : subpath.segments
    guard !segments.isEmpty else { return nil }
    self.init(segments, isClosed: subpath.isClosed)
  }

  private init(_ segments: [Segment], isClosed: Bool) {
    self.segments = segments
    self.isClosed = isClosed
    var lengths = [0.0]
    for segment in segments { lengths.append(lengths[lengths.count - 1] + segment.length) }
    let total = lengths[segments.count]
    fractions = lengths.enumerated().map { index, length in
      total > 0 ? length / total : Double(index) / Double(segments.count)
    }
    var samples: [Point] = []
    let count = isClosed ? Self.sampleCount : Self.sampleCount - 1
    for index in 0..<Self.sampleCount {
      samples.append(
        Self.point(of: segments, fractions, at: Double(index) / Double(count)))
    }
    self.samples = samples
    var area = 0.0
    for index in samples.indices {
      let next = samples[(index + 1) % samples.count]
      area += (samples[index] - samples[0]).cross(next - samples[0])
    }
    isClockwise = area >= 0
  }

  /// The mean of the samples.
  var center: Point {
    let sum = samples.reduce(Vector.zero) { $0 + ($1 - .zero) }
    return Point.zero + sum / Double(samples.count)
  }

  private var reversed: MeasuredOutline {
    MeasuredOutline(
      segments.reversed().map { segment in
        let (control1, control2) = segment.innerControlPoints(from: 0, to: 1)
        return segment.isLine
          ? Segment(from: segment.end, to: segment.start)
          : Segment(
            from: segment.end, to: segment.start, control1: control2, control2: control1)
      }, isClosed: isClosed)
  }

  /// Appends this and another outline to two paths, with elements of the same kinds.
  func append(to path: inout Path, matching other: MeasuredOutline, _ otherPath: inout Path) {
    let areClosed = isClosed && other.isClosed
    var other = other
    var shift = 0.0
    if areClosed {
      if isClockwise != other.isClockwise { other = other.reversed }
      shift = bestShift(to: other)
    } else if distance(to: other.reversed) < distance(to: other) {
      other = other.reversed
    }
    let cuts = cuts(with: other, shift: shift)
    append(cuts, to: &path, closing: areClosed)
    other.append(cuts.map { $0 + shift }, to: &otherPath, closing: areClosed)
  }

  /// The fractions at which either outline has a corner, from 0 to 1.
  private func cuts(with other: MeasuredOutline, shift: Double) -> [Double] {
    let corners = other.fractions.map { fraction in
      let place = fraction - shift
      return place < 0 ? place + 1 : place
    }
    var cuts: [Double] = []
    for cut in (fractions + corners + [0, 1]).sorted() {
      if let last = cuts.last, cut - last < Self.tolerance { continue }
      cuts.append(cut)
    }
    cuts[cuts.count - 1] = 1
    return cuts
  }

  /// The start on a closed outline, as a fraction, that moves points the least, when both centers
  /// coincide.
  private func bestShift(to other: MeasuredOutline) -> Double {
    let offset = other.center - center
    var best = (shift: 0.0, cost: Double.infinity)
    func consider(_ shift: Double, _ point: (_ index: Int) -> Point) {
      var cost = 0.0
      for (index, sample) in samples.enumerated() {
        cost += (point(index) - (sample + offset)).lengthSquared
      }
      if cost < best.cost - 1e-9 { best = (shift, cost) }
    }
    for shift in other.fractions.dropLast() {
      consider(shift) { index in
        let place = Double(index) / Double(Self.sampleCount) + shift
        return other.point(at: place - place.rounded(.down))
      }
    }
    // By whole samples, samples meet samples.
    for step in 0..<Self.sampleCount {
      consider(Double(step) / Double(Self.sampleCount)) { index in
        other.samples[(index + step) % Self.sampleCount]
      }
    }
    return best.shift
  }

  /// The sum of the squared distances of the samples.
  private func distance(to other: MeasuredOutline) -> Double {
    zip(samples, other.samples).reduce(0) { $0 + ($1.1 - $1.0).lengthSquared }
  }

  private func point(at fraction: Double) -> Point {
    Self.point(of: segments, fractions, at: fraction)
  }

  private static func point(
    of segments: [Segment], _ fractions: [Double], at fraction: Double
  ) -> Point {
    let index = index(of: fraction, in: fractions)
    return segments[index].point(at: parameter(of: segments[index], index, fractions, fraction))
  }

  /// Returns the segment at a fraction of the length.
  private static func index(of fraction: Double, in fractions: [Double]) -> Int {
    let next = fractions.firstIndex { $0 > fraction } ?? fractions.count - 1
    return max(0, min(next - 1, fractions.count - 2))
  }

  private static func parameter(
    of segment: Segment, _ index: Int, _ fractions: [Double], _ fraction: Double
  ) -> Double {
    let (start, end) = (fractions[index], fractions[index + 1])
    guard end > start else { return 0 }
    let part = min(1, max(0, (fraction - start) / (end - start)))
    guard !segment.isLine, part > 0, part < 1 else { return part }
    let measured = PathSegment(segment)
    return measured.parameter(atLength: part * measured.length)
  }

  /// Appends the pieces between fractions, which may exceed 1.
  private func append(_ cuts: [Double], to path: inout Path, closing: Bool) {
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      let middle = (start + end) / 2
      let lap = middle.rounded(.down)
      let index = Self.index(of: middle - lap, in: fractions)
      let segment = segments[index]
      let from = Self.parameter(of: segment, index, fractions, start - lap)
      let to = Self.parameter(of: segment, index, fractions, end - lap)
      if start == cuts[0] { path.move(to: segment.point(at: from)) }
      let (control1, control2) = segment.innerControlPoints(from: from, to: to)
      path.addCurve(to: segment.point(at: to), controlPoint1: control1, controlPoint2: control2)
    }
    if closing { path.close() }
  }
}

extension Segment {
  fileprivate var length: Double { length(tolerance: 1e-6) }
}

extension Vector {
  fileprivate var lengthSquared: Double { dot(self) }
}
