/// Whether two numbers differ by at most a tolerance.
public func isClose(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
  abs(left - right) <= tolerance
}
