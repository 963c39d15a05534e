/// The middle one of some values; of an even number the upper of the two.
package func median(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "no values have no median")
  return values.sorted()[values.count / 2]
}
