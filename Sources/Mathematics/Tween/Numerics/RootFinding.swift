/// Finds the root of an increasing function by Newton's method in a shrinking bracket.
///
/// A step out of the bracket is replaced by a bisection, so that the search converges for any
/// slope. It ends at the limit of rounding.
///
/// - Parameters:
///   - bracket: The interval to search.
///   - guess: The start of the search, in the bracket.
///   - function: Returns the value and the slope of the function.
/// - Returns: The root, or the end of the bracket nearest to it if the function does not change
///   sign.
func findRoot(
  in bracket: ClosedRange<Double>, startingAt guess: Double,
  of function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var low = bracket.lowerBound
  var high = bracket.upperBound
  var x = guess
  // At a triple root each Newton step reduces the error by a third: 91 steps from 1 to the last
  // bit.
  for _ in 0..<200 {
    let (value, slope) = function(x)
    guard value != 0 else { return x }
    if value < 0 { low = x } else { high = x }
    var next = x - value / slope
    guard next != x else { return x }
    if !(next > low && next < high) {
      next = low + (high - low) / 2
      guard next > low && next < high else { return next }
    }
    x = next
  }
  return x
}
