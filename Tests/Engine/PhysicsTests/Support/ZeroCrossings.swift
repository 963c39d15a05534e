/// Returns the mean time between zero crossings of values sampled at a constant step.
///
/// - Parameters:
///   - values: The samples, including the initial value.
///   - step: The time between samples.
///   - isCrossing: Selects the pairs of samples to count as a crossing; at least two must match.
/// - Returns: The mean time, with each crossing interpolated between its samples.
func meanInterval(
  of values: [Double], step: Double, where isCrossing: (Double, Double) -> Bool
) -> Double {
  let crossings = values.indices.dropFirst().filter { isCrossing(values[$0 - 1], values[$0]) }.map {
    Double($0) - values[$0] / (values[$0] - values[$0 - 1])
  }
  return (crossings[crossings.count - 1] - crossings[0]) * step / Double(crossings.count - 1)
}
