/// The magnitudes below which a computed number counts as zero.
///
/// A `Double` has 53 bits, so that rounding moves a sum of thousands of coordinates up to a million
/// by about 1e-9, and a coefficient of the order of 1 by about 1e-14 for each elimination.
package enum Tolerance: Sendable {
  /// The tolerance of coefficients and of costs.
  ///
  /// It is well above the rounding of coefficients, and well below coefficients of a layout, such
  /// as multipliers of 0.001. Above it, rounding would leave terms that cancel in the tableau.
  /// A pivot on such a term would amplify it to a visible error.
  package static let coefficient = 1e-10

  /// The largest error of coefficients before they are computed from the equations again.
  ///
  /// It is far below `coefficient`: one passage through a basis with large coefficients amplifies
  /// the errors many times, and none may become a term on which the tableau pivots.
  static let residue = 1e-13

  /// The tolerance of values.
  ///
  /// It is above the rounding of coordinates, and far below the size of a pixel. Constraints that
  /// are violated by less than it count as satisfied.
  static let value = 1e-8
}
