/// Returns the median; the upper one of an even number of values.
package func median(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "no values have no median")
  return values.sorted()[values.count / 2]
}
