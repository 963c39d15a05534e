import CPixels
import TestSupport
import Testing

/// What is done to eight curves or lines at once must be what is done to one.
struct OutlineKernelTests {
  /// Curves of all sizes, some of them loops, straight ones and points, by the limits of a 256th and of a
  /// tenth of a pixel.
  @Test(arguments: [1, 3, 30, 1000, 100_000] as [Int32], [1, 655.36] as [Double])
  func `a curve is halved until it is flat`(size: Int32, limit: Double) {
    var generator = SeededGenerator(seed: UInt64(size))
    func point() -> SIMD2<Int32> { .random(in: -size...size, using: &generator) }
    for round in 0..<500 {
      var curve = [point(), point(), point(), point()]
      // Both controls on the chord, or at its ends.
      if round % 4 == 1 { (curve[1], curve[2]) = (curve[0], curve[3]) }
      if round % 4 == 2 { curve[3] = curve[0] }
      if round % 4 == 3 {
        let third = (curve[3] &- curve[0]) / 3
        (curve[1], curve[2]) = (curve[0] &+ third, curve[0] &+ third &* 2)
      }
      #expect(flattened(curve, limit, capacity: 10_000) == ends(of: curve, limit), "\(curve)")
    }
  }

  @Test func `what there is no room for is counted`() {
    let curve: [SIMD2<Int32>] = [[0, 0], [0, 5000], [5000, 9000], [9000, 9000]]
    let all = flattened(curve, 1, capacity: 1000)
    #expect(all.count > 50)
    var some = [SIMD2<Int32>](repeating: .zero, count: 12)
    #expect(cpixels_flatten(curve, 1, &some, 10) == all.count)
    #expect(some == all.prefix(10) + [.zero, .zero])
  }

  private func flattened(
    _ curve: [SIMD2<Int32>], _ limit: Double, capacity: Int
  ) -> [SIMD2<Int32>] {
    [SIMD2<Int32>](unsafeUninitializedCapacity: capacity) { ends, count in
      guard let first = ends.baseAddress else { return }
      count = cpixels_flatten(curve, limit, first, capacity)
      #expect(count <= capacity)
    }
  }

  /// By the definition, one curve after the other.
  private func ends(of curve: [SIMD2<Int32>], _ limit: Double) -> [SIMD2<Int32>] {
    var ends = [curve[0]]
    func add(_ curve: [SIMD2<Int32>]) {
      func mean(_ left: SIMD2<Int32>, _ right: SIMD2<Int32>) -> SIMD2<Int32> {
        left &+ (right &- left) &>> 1
      }
      if curve[1...2].allSatisfy({ isNear($0 &- curve[0], curve[3] &- curve[0], limit) }) {
        if curve[3] != ends.last { ends.append(curve[3]) }
        return
      }
      let three = zip(curve, curve.dropFirst()).map(mean)
      let two = zip(three, three.dropFirst()).map(mean)
      let middle = mean(two[0], two[1])
      add([curve[0], three[0], two[0], middle])
      add([middle, two[1], three[2], curve[3]])
    }
    add(curve)
    return Array(ends.dropFirst())
  }

  /// Whether a point is nearer to the line from the origin to another than the root of the limit.
  private func isNear(_ point: SIMD2<Int32>, _ end: SIMD2<Int32>, _ limit: Double) -> Bool {
    let (p, line) = (SIMD2<Double>(point), SIMD2<Double>(end))
    let along = (p * line).sum()
    let length = (line * line).sum()
    let way = along <= 0 ? p : along >= length ? p - line : p - along / length * line
    guard along > 0, along < length else { return (way * way).sum() < limit }
    // Squares of whole numbers tell exactly, but on the brink.
    let across = p.x * line.y - p.y * line.x
    let (actual, allowed) = (across * across, limit * length)
    return actual == allowed ? (way * way).sum() < limit : actual < allowed
  }

  /// Against exact fractions, halves up.
  @Test(arguments: [3, 40, 3000, 200_000] as [Int32])
  func `lines cross rows of samples at the nearest places`(reach: Int32) {
    var generator = SeededGenerator(seed: UInt64(reach))
    for _ in 0..<100 {
      var corners = [SIMD2<Int32>.random(in: -1000...1000, using: &generator)]
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let way = SIMD2<Int32>.random(in: -reach...reach, using: &generator)
        corners.append(corners[corners.count - 1] &+ SIMD2(way.x, abs(way.y)))
      }
      let lines = Array(zip(corners, corners.dropFirst()))
      let first = sample(at: corners[0].y)
      let places = lines.flatMap { self.places(from: $0, to: $1) }
      guard !places.isEmpty else { continue }
      let padded = corners + Array(repeating: corners[corners.count - 1], count: 8)
      // In two parts, as bands of rows take them.
      let middle = Int.random(in: 0...places.count, using: &generator)
      var above = 0
      for part in [0..<middle, middle..<places.count] where !part.isEmpty {
        var found = [Int32](repeating: 0, count: part.count + 7)
        above += cpixels_cross(
          Array(padded[above...]), Int32(first + part.lowerBound), Int32(first + part.upperBound),
          &found)
        let wrong = part.first { found[$0 - part.lowerBound] != places[$0] }
        #expect(wrong == nil, "\(corners)")
        #expect(sample(at: corners[above].y) < first + part.upperBound)
        #expect(sample(at: corners[above + 1].y) >= first + part.upperBound)
      }
    }
  }

  private func sample(at height: Int32) -> Int { (Int(height) * 15 + 128) >> 8 }

  private func places(from start: SIMD2<Int32>, to end: SIMD2<Int32>) -> [Int32] {
    (sample(at: start.y)..<sample(at: end.y)).map { row in
      // A row of samples lies 2 row + 1 thirtieths of a pixel down.
      let depth = 256 * (2 * row + 1) - 30 * Int(start.y)
      let height = 30 * Int(end.y - start.y)
      let twice = 2 * (Int(start.x) * height + Int(end.x - start.x) * depth) + height
      let quotient = twice / (2 * height)
      return Int32(twice % (2 * height) < 0 ? quotient - 1 : quotient)
    }
  }
}
