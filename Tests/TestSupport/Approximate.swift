/// Tells whether two numbers differ by no more than a tolerance, in their own unit.
public func isClose(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
  abs(left - right) <= tolerance
}
