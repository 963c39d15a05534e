import Geometry
import Testing

@Suite struct FixedTests {
  @Test(arguments: [
    (0.0, 0, "0"), (0.0, 3, "0.000"), (1.5, 3, "1.500"), (-1.25, 1, "-1.3"), (12.0, 0, "12"),
    (-0.004, 2, "0.00"), (0.0625, 4, "0.0625"), (9.996, 2, "10.00"),
  ])
  func `fixed returns a number with the given decimals`(value: Double, decimals: Int, text: String)
  {
    #expect(value.fixed(decimals) == text)
  }
}
