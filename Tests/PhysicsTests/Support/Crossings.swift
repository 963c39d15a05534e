/// Measures the mean time between crossings of zero by values taken a step apart.
///
/// - Parameters:
///   - values: The value before the first step and after each.
///   - step: The time of a step.
///   - isCrossing: Which pairs of neighbours are a crossing to count; at least two must be.
/// - Returns: The mean time, each crossing interpolated between its two values.
func meanInterval(
  of values: [Double], step: Double, where isCrossing: (Double, Double) -> Bool
) -> Double {
  let crossings = values.indices.dropFirst().filter { isCrossing(values[$0 - 1], values[$0]) }.map {
    Double($0) - values[$0] / (values[$0] - values[$0 - 1])
  }
  return (crossings[crossings.count - 1] - crossings[0]) * step / Double(crossings.count - 1)
}
