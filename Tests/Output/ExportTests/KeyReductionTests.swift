import ElementaryFunctions
import Export
import Testing

@Suite struct KeyReductionTests {
  private let precision = ValuePrecision(tolerance: 0.05, decimals: 2)

  /// The value between keys at a frame.
  private func value(at frame: Int, of keys: [Key]) -> Double {
    guard let after = keys.firstIndex(where: { $0.frame >= frame }) else {
      return keys[keys.count - 1].values[0]
    }
    guard after > 0, keys[after].frame != frame else { return keys[after].values[0] }
    let (from, to) = (keys[after - 1], keys[after])
    guard !to.isStep else { return from.values[0] }
    let fraction = Double(frame - from.frame) / Double(to.frame - from.frame)
    return from.values[0] + (to.values[0] - from.values[0]) * fraction
  }

  @Test func `a line needs its ends alone`() {
    let samples: [[Double]?] = (0...100).map { [Double($0) * 1.25] }
    let keys = samples.keys([precision])
    #expect(keys == [Key(frame: 0, values: [0]), Key(frame: 100, values: [125])])
  }

  @Test func `a constant needs one key`() {
    let samples: [[Double]?] = Array(repeating: [3.14159], count: 50)
    #expect(samples.keys([precision]) == [Key(frame: 0, values: [3.14])])
  }

  @Test(
    arguments: [
      { (t: Double) in 500 * t * t }, { 200 * sin(9 * $0) }, { exp(-2 * $0) * 100 * cos(20 * $0) },
      { ($0 * 7).rounded() }, { abs($0 - 0.73) * 300 },
    ] as [@Sendable (Double) -> Double])
  func `every frame is met within the tolerance`(function: @Sendable (Double) -> Double) {
    let samples: [[Double]?] = (0..<240).map { [function(Double($0) / 60)] }
    let keys = samples.keys([precision])
    for (frame, sample) in samples.enumerated() {
      let error = abs(value(at: frame, of: keys) - (sample?[0] ?? .nan))
      // A key is rounded to half a hundredth, the rest is interpolated.
      #expect(error <= 0.05 + 0.005 + 1e-9, "frame \(frame)")
    }
    #expect(keys.count <= samples.count)
    #expect(keys == samples.keys([precision]))
  }

  @Test func `a parabola of free fall keeps the number of keys of its curvature`() {
    // Between keys h apart a parabola with second derivative g deviates by g h^2 / 8 at most; the
    // cone may pass 0.05 on both sides, so that h is at most twice that of one side: sqrt(16 * 0.05
    // / 40) = 0.14 s.
    let samples = (0...120).map { frame -> [Double]? in
      let time = Double(frame) / 60
      return [20 * time * time]
    }
    let keys = samples.keys([precision])
    #expect((15...40).contains(keys.count))
  }

  @Test func `a jump between constants is a step`() {
    let samples: [[Double]?] = [[0], [0], [0], [8], [8], [8]]
    #expect(
      samples.keys([precision]) == [
        Key(frame: 0, values: [0]), Key(frame: 2, values: [0]),
        Key(frame: 3, values: [8], isStep: true),
      ])
  }

  @Test func `frames without values are free`() {
    let samples: [[Double]?] = [nil, nil, [4], [5], nil, nil, [8], nil]
    #expect(
      samples.keys([precision]) == [Key(frame: 2, values: [4]), Key(frame: 6, values: [8])])
    #expect([[Double]?](repeating: nil, count: 3).keys([precision]) == [])
  }

  @Test func `values that change together have keys together`() {
    let samples = (0...60).map { frame -> [Double]? in
      [Double(frame), max(0, 2 * Double(frame - 30))]
    }
    let keys = samples.keys([precision, precision])
    #expect(keys.map(\.frame) == [0, 30, 60])
    #expect(keys.map(\.values) == [[0, 0], [30, 0], [60, 60]])
  }
}
