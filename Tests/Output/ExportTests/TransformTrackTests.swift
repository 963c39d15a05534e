import ElementaryFunctions
import Export
import Geometry
import Testing

@Suite struct TransformTrackTests {
  /// The values of keys at a frame.
  private func values(at frame: Int, of keys: [Key]) -> [Double] {
    guard let after = keys.firstIndex(where: { $0.frame >= frame }) else {
      return keys[keys.count - 1].values
    }
    guard after > 0, keys[after].frame != frame else { return keys[after].values }
    let (from, to) = (keys[after - 1], keys[after])
    guard !to.isStep else { return from.values }
    let fraction = Double(frame - from.frame) / Double(to.frame - from.frame)
    return zip(from.values, to.values).map { $0 + ($1 - $0) * fraction }
  }

  /// The transform of a track at a frame, put together again.
  private func transform(at frame: Int, of track: TransformTrack) -> Transform {
    let scale = values(at: frame, of: track.scale)
    let turn = values(at: frame, of: track.turn)[0] * .pi / 180
    let move = values(at: frame, of: track.translation)
    return Transform(translationX: -track.pivot.x, y: -track.pivot.y)
      .concatenating(Transform(rotationAngle: turn))
      .concatenating(Transform(scaleX: scale[0], y: scale[1]))
      .concatenating(Transform(rotationAngle: values(at: frame, of: track.rotation)[0] * .pi / 180))
      .concatenating(Transform(translationX: move[0], y: move[1]))
  }

  private let extent = Rect(x: 0, y: 0, width: 80, height: 60)

  @Test(
    arguments: [
      // Turns around the middle, several times.
      { (t: Double) in
        Transform(translationX: -40, y: -30).concatenating(Transform(rotationAngle: 9 * t))
          .concatenating(Transform(translationX: 100 + 50 * t, y: 200 * t * t))
      },
      // Turns over: a scale passes 0.
      { Transform(scaleX: cos(3 * $0), y: 1) },
      { Transform(scaleX: 1, y: cos(3 * $0)) },
      // Grows from nothing.
      { Transform(scaleX: $0, y: $0) },
      // Skews.
      { Transform(a: 1, b: 0, c: sin(2 * $0), d: 1, tx: 0, ty: 0) },
      { Transform(a: 1, b: 0.3 * $0, c: 0.5, d: 1 - 0.4 * $0, tx: 3, ty: -4) },
    ] as [@Sendable (Double) -> Transform])
  func `no corner is farther from its place than the tolerances of all parts`(
    function: @Sendable (Double) -> Transform
  ) {
    let transforms = (0..<120).map { function(Double($0) / 60) }
    let track = TransformTrack(transforms.map { $0 }, extent: extent)
    for (frame, transform) in transforms.enumerated() {
      let own = self.transform(at: frame, of: track)
      for corner in extent.corners {
        let distance = corner.applying(transform).distance(to: corner.applying(own))
        // Translation and both angles move a corner by 0.05 points each, and the two scales by that
        // in each direction; rounding adds a tenth.
        #expect(distance < 0.05 * (3 + 2.0.squareRoot()) * 1.1, "frame \(frame): \(distance)")
      }
    }
  }

  @Test func `a steady turn has two keys`() {
    let turns = (0...60).map { frame in
      Transform(translationX: -40, y: -30)
        .concatenating(Transform(rotationAngle: Double(frame) / 60 * 4 * .pi))
        .concatenating(Transform(translationX: 160, y: 200))
    }
    let track = TransformTrack(turns.map { $0 }, extent: extent)
    #expect(track.rotation == [Key(frame: 0, values: [0]), Key(frame: 60, values: [720])])
    #expect(track.translation == [Key(frame: 0, values: [160, 200])])
    #expect(track.scale == [Key(frame: 0, values: [1, 1])])
    #expect(track.pivot == Point(40, 30))
  }

  @Test func `what turns over passes zero and does not turn around`() {
    let flips = (0...60).map { Transform(scaleX: cos(Double($0) / 60 * .pi), y: 1) }
    let track = TransformTrack(flips.map { $0 }, extent: extent)
    #expect(track.rotation == [Key(frame: 0, values: [0])])
    #expect(track.scale.first?.values == [1, 1] && track.scale.last?.values == [-1, 1])
  }
}
