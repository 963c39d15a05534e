/// How a quantity is computed from others.
///
/// Formulas are equal if they have the same text.
package struct MotionFormula: Hashable, Sendable {
  /// The text of the formula.
  package let text: String
  /// The quantities that it has.
  package let operands: [MotionQuantity]
  private let compute: @Sendable ([Double]) -> Double

  /// Creates a formula.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - operands: The quantities.
  ///   - compute: Returns the value for values of the quantities, in their order.
  package init(
    _ text: String, of operands: [MotionQuantity],
    compute: @escaping @Sendable ([Double]) -> Double
  ) {
    self.text = text
    self.operands = operands
    self.compute = compute
  }

  /// Returns the value in a sample; nil if a quantity has none, or the value is not finite.
  func value(in sample: MotionSample, lengths: MotionQuantity.LengthUnit) -> Double? {
    let values = operands.compactMap { $0.value(in: sample, lengths: lengths) }
    guard values.count == operands.count else { return nil }
    let value = compute(values)
    return value.isFinite ? value : nil
  }

  package static func == (left: MotionFormula, right: MotionFormula) -> Bool {
    left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
