extension BodyState {
  /// Integrates center and angle, limited to the maximum motion of a sub-step.
  ///
  /// Contradictory constraints of extreme masses can make a velocity infinite or NaN. Such a body
  /// stops, so that its pose stays finite.
  @inline(always)
  mutating func integrate(_ h: Float, _ tolerances: Tolerances) {
    // Negated, so that NaN is limited too.
    let translation = h * v
    if !(translation.lengthSquared <= tolerances.maxTranslation * tolerances.maxTranslation) {
      v *= tolerances.maxTranslation / translation.length
      if !v.isFinite { v = .zero }
    }
    let rotation = h * w
    if !(rotation * rotation <= Constants.maxRotation * Constants.maxRotation) {
      w *= Constants.maxRotation / rotation.magnitude
      if !w.isFinite { w = 0 }
    }
    c += h * v
    let limitedRotation = h * w
    a += limitedRotation
    if limitedRotation != 0 {
      q =
        limitedRotation * limitedRotation < Rot.smallSquare
        ? q.rotated(by: limitedRotation) : Rot(a)
    }
  }
}
