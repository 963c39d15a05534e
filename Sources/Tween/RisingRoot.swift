/// Finds where a rising function crosses zero, by Newton's method kept within a shrinking bracket.
///
/// A step that would leave the bracket is replaced by a bisection, so the search ends whatever the
/// slope; it goes on until rounding stops it.
///
/// - Parameters:
///   - bracket: Where to search.
///   - guess: Where to begin, within the bracket.
///   - function: The value and the slope of the function at a place.
/// - Returns: The place; where the function keeps one sign, the end of the bracket nearest to zero.
func risingRoot(
  in bracket: ClosedRange<Double>, from guess: Double,
  of function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var low = bracket.lowerBound
  var high = bracket.upperBound
  var place = guess
  // Newton's steps at a triple root shrink by a third each: from 1 to the last bit in 91.
  for _ in 0..<200 {
    let (value, slope) = function(place)
    guard value != 0 else { return place }
    if value < 0 { low = place } else { high = place }
    var next = place - value / slope
    guard next != place else { return place }
    if !(next > low && next < high) {
      next = low + (high - low) / 2
      guard next > low && next < high else { return next }
    }
    place = next
  }
  return place
}
