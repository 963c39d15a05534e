import CPixels
import TestSupport
import Testing

/// The SIMD kernels for outlines give the results of scalar code.
struct OutlineKernelTests {
  /// Curves of all sizes, among them loops, straight ones and points; tolerances of 1/256 and 1/10
  /// pixel.
  @Test(arguments: [1, 3, 30, 1000, 100_000] as [Int32], [1, 655.36] as [Double])
  func `a curve is split until its parts are flat`(size: Int32, squaredTolerance: Double) {
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
      #expect(
        flattened(curve, squaredTolerance, capacity: 10_000) == ends(of: curve, squaredTolerance),
        "\(curve)")
    }
  }

  @Test func `ends beyond the capacity are counted but not stored`() {
    let curve: [SIMD2<Int32>] = [[0, 0], [0, 5000], [5000, 9000], [9000, 9000]]
    let all = flattened(curve, 1, capacity: 1000)
    #expect(all.count > 50)
    var some = [SIMD2<Int32>](repeating: .zero, count: 12)
    #expect(cpixels_flatten(curve, 1, &some, 10) == all.count)
    #expect(some == all.prefix(10) + [.zero, .zero])
  }

  private func flattened(
    _ curve: [SIMD2<Int32>], _ squaredTolerance: Double, capacity: Int
  ) -> [SIMD2<Int32>] {
    [SIMD2<Int32>](unsafeUninitializedCapacity: capacity) { ends, count in
      guard let first = ends.baseAddress else { return }
      count = cpixels_flatten(curve, squaredTolerance, first, capacity)
      #expect(count <= capacity)
    }
  }

  /// Flattens a curve recursively, by the definition.
  private func ends(
    of curve: [SIMD2<Int32>], _ squaredTolerance: Double
  ) -> [SIMD2<Int32>] {
    var ends = [curve[0]]
    func add(_ curve: [SIMD2<Int32>]) {
      func midpoint(_ left: SIMD2<Int32>, _ right: SIMD2<Int32>) -> SIMD2<Int32> {
        left &+ (right &- left) &>> 1
      }
      if curve[1...2].allSatisfy({ isNear($0 &- curve[0], curve[3] &- curve[0], squaredTolerance) })
      {
        if curve[3] != ends.last { ends.append(curve[3]) }
        return
      }
      let three = zip(curve, curve.dropFirst()).map(midpoint)
      let two = zip(three, three.dropFirst()).map(midpoint)
      let middle = midpoint(two[0], two[1])
      add([curve[0], three[0], two[0], middle])
      add([middle, two[1], three[2], curve[3]])
    }
    add(curve)
    return Array(ends.dropFirst())
  }

  /// Returns whether the squared distance of a point from the segment from the origin to `end` is
  /// below the squared tolerance.
  private func isNear(
    _ point: SIMD2<Int32>, _ end: SIMD2<Int32>, _ squaredTolerance: Double
  ) -> Bool {
    let (p, line) = (SIMD2<Double>(point), SIMD2<Double>(end))
    let dot = (p * line).sum()
    let squaredLength = (line * line).sum()
    let offset = dot <= 0 ? p : dot >= squaredLength ? p - line : p - dot / squaredLength * line
    guard dot > 0, dot < squaredLength else { return (offset * offset).sum() < squaredTolerance }
    // Products of integers are exact; only a tie depends on the rounding of the division.
    let cross = p.x * line.y - p.y * line.x
    let (actual, allowed) = (cross * cross, squaredTolerance * squaredLength)
    return actual == allowed ? (offset * offset).sum() < squaredTolerance : actual < allowed
  }

  /// The expected values are exact fractions, rounded half up.
  @Test(arguments: [3, 40, 3000, 200_000] as [Int32])
  func `edges cross sample rows at the nearest x`(maxLength: Int32) {
    var generator = SeededGenerator(seed: UInt64(maxLength))
    for _ in 0..<100 {
      var vertices = [SIMD2<Int32>.random(in: -1000...1000, using: &generator)]
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let offset = SIMD2<Int32>.random(in: -maxLength...maxLength, using: &generator)
        vertices.append(vertices[vertices.count - 1] &+ SIMD2(offset.x, abs(offset.y)))
      }
      let edges = Array(zip(vertices, vertices.dropFirst()))
      let first = sampleRow(at: vertices[0].y)
      let crossings = edges.flatMap { self.crossings(from: $0, to: $1) }
      guard !crossings.isEmpty else { continue }
      let padded = vertices + Array(repeating: vertices[vertices.count - 1], count: 8)
      // In two parts, like blocks of rows.
      let middle = Int.random(in: 0...crossings.count, using: &generator)
      var above = 0
      for part in [0..<middle, middle..<crossings.count] where !part.isEmpty {
        var found = [Int32](repeating: 0, count: part.count + 7)
        above += cpixels_find_crossings(
          Array(padded[above...]), Int32(first + part.lowerBound), Int32(first + part.upperBound),
          &found)
        let wrong = part.first { found[$0 - part.lowerBound] != crossings[$0] }
        #expect(wrong == nil, "\(vertices)")
        #expect(sampleRow(at: vertices[above].y) < first + part.upperBound)
        #expect(sampleRow(at: vertices[above + 1].y) >= first + part.upperBound)
      }
    }
  }

  @Test(arguments: [1, 7, 8, 9, 40, 101])
  func `cells are summed to coverages and cleared`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for round in 0..<40 {
      // Sparse cells, so that there are blocks without any, on both sides of covered ones.
      let cells = (0...count).map { index in
        Int.random(in: 0..<(round % 2 == 0 ? 3 : 20), using: &generator) == 0
          ? cpixels_cell(
            height: .random(in: -15...15, using: &generator),
            uncovered: .random(in: -7680...7680, using: &generator))
          : cpixels_cell(height: 0, uncovered: 0)
      }
      var height: Int32 = 0
      let expected = cells.prefix(count).map { cell in
        height += cell.height
        return UInt8(min(max(((height * 512 - cell.uncovered) * 17 + 256) >> 9, 0), 255))
      }
      var moved = cells
      var coverages = [UInt8](repeating: 7, count: count + 1)
      cpixels_move_coverages(&moved, count, &coverages)
      #expect(coverages == expected + [7])
      #expect(moved.prefix(count).allSatisfy { $0.height == 0 && $0.uncovered == 0 })
      #expect(moved[count].height == cells[count].height)
    }
  }

  private func sampleRow(at y: Int32) -> Int { (Int(y) * 15 + 128) >> 8 }

  private func crossings(from start: SIMD2<Int32>, to end: SIMD2<Int32>) -> [Int32] {
    (sampleRow(at: start.y)..<sampleRow(at: end.y)).map { row in
      // The center of a sample row lies at (2 row + 1) / 30 pixel.
      let depth = 256 * (2 * row + 1) - 30 * Int(start.y)
      let height = 30 * Int(end.y - start.y)
      let twice = 2 * (Int(start.x) * height + Int(end.x - start.x) * depth) + height
      let quotient = twice / (2 * height)
      return Int32(twice % (2 * height) < 0 ? quotient - 1 : quotient)
    }
  }
}
