/// A cubic Hermite segment of a spline, relative to its first keyframe.
struct HermiteSegment<Displacement: VectorArithmetic & Sendable>: Sendable {
  /// The displacement from the first keyframe to the second.
  let chord: Displacement
  /// The tangent at the start, per unit of the parameter.
  let startTangent: Displacement
  /// The tangent at the end, per unit of the parameter.
  let endTangent: Displacement

  /// Returns the displacement from the start at a parameter in 0...1.
  func displacement(at u: Double) -> Displacement {
    chord.scaled(by: u * u * (3 - 2 * u))
      + startTangent.scaled(by: u * (1 - u) * (1 - u))
      + endTangent.scaled(by: u * u * (u - 1))
  }

  /// Returns the magnitude of the derivative with respect to the parameter.
  func speed(at u: Double) -> Double {
    let velocity =
      chord.scaled(by: 6 * u * (1 - u))
      + startTangent.scaled(by: (1 - u) * (1 - 3 * u))
      + endTangent.scaled(by: u * (3 * u - 2))
    return velocity.magnitudeSquared.squareRoot()
  }
}

extension HermiteSegment {
  /// Returns the segments of a Kochanek-Bartels spline through keyframes.
  ///
  /// If adjacent segments have different durations, their tangents are scaled as in the paper cited
  /// at `SplineShape`, so that the speed is continuous. At the ends the missing chord is assumed to
  /// equal the adjacent one.
  ///
  /// - Parameters:
  ///   - chords: The displacement from each keyframe to the next.
  ///   - durations: The duration of each segment, in any unit.
  ///   - shapes: The spline shape at each keyframe; one more than chords.
  /// - Returns: One segment for each chord.
  static func spline(
    chords: [Displacement], durations: [Double], shapes: [SplineShape]
  ) -> [HermiteSegment] {
    chords.indices.map { index in
      let before = max(index - 1, 0)
      let after = min(index + 1, chords.count - 1)
      return HermiteSegment(
        chord: chords[index],
        startTangent: shapes[index].outgoingTangent(chords[before], chords[index])
          .scaled(by: tangentScale(for: durations[index], adjacentTo: durations[before])),
        endTangent: shapes[index + 1].incomingTangent(chords[index], chords[after])
          .scaled(by: tangentScale(for: durations[index], adjacentTo: durations[after])))
    }
  }

  private static func tangentScale(for duration: Double, adjacentTo other: Double) -> Double {
    duration + other > 0 ? 2 * duration / (duration + other) : 1
  }
}
