/// One piece of a cubic spline, relative to the key it starts at.
struct HermiteSegment<Displacement: VectorArithmetic & Sendable>: Sendable {
  /// What leads from the key at the start to the key at the end.
  let chord: Displacement
  /// The tangent at the start, per unit of the parameter.
  let departure: Displacement
  /// The tangent at the end, per unit of the parameter.
  let arrival: Displacement

  /// The displacement from the start at a parameter in 0...1.
  func displacement(at u: Double) -> Displacement {
    chord.scaled(by: u * u * (3 - 2 * u))
      + departure.scaled(by: u * (1 - u) * (1 - u))
      + arrival.scaled(by: u * u * (u - 1))
  }

  /// The length of the derivative by the parameter.
  func speed(at u: Double) -> Double {
    let velocity =
      chord.scaled(by: 6 * u * (1 - u))
      + departure.scaled(by: (1 - u) * (1 - 3 * u))
      + arrival.scaled(by: u * (3 * u - 2))
    return velocity.magnitudeSquared.squareRoot()
  }
}

extension HermiteSegment {
  /// The pieces of a Kochanek-Bartels spline between keys.
  ///
  /// Where neighbouring pieces last differently long, the tangents are scaled as in the paper named
  /// at `SplineShape`, so that the curve passes the key without a change of speed. At the ends the
  /// spline goes on straight: the missing chord is taken to be like the only one.
  ///
  /// - Parameters:
  ///   - chords: What leads from each key to the next.
  ///   - durations: How long each piece lasts, in any unit.
  ///   - shapes: How each key is passed; one more than chords.
  /// - Returns: One piece for each chord.
  static func spline(
    chords: [Displacement], durations: [Double], shapes: [SplineShape]
  ) -> [HermiteSegment] {
    chords.indices.map { index in
      let before = max(index - 1, 0)
      let after = min(index + 1, chords.count - 1)
      return HermiteSegment(
        chord: chords[index],
        departure: shapes[index].departure(chords[before], chords[index])
          .scaled(by: share(of: durations[index], beside: durations[before])),
        arrival: shapes[index + 1].arrival(chords[index], chords[after])
          .scaled(by: share(of: durations[index], beside: durations[after])))
    }
  }

  private static func share(of own: Double, beside other: Double) -> Double {
    own + other > 0 ? 2 * own / (own + other) : 1
  }
}
