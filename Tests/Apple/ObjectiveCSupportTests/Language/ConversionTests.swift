import Geometry
import ObjectiveCSupport
import Testing

/// The expected numbers are what clang computes for 64-bit Arm.
@Suite struct ConversionTests {
  @Test func `floats are cut and saturate`() {
    #expect(cNumber(2.9) as Int32 == 2)
    #expect(cNumber(-2.9) as Int32 == -2)
    #expect(cNumber(1e20) as Int32 == Int32.max)
    #expect(cNumber(-1e20) as Int == Int.min)
    #expect(cNumber(Double.nan) as Int == 0)
    #expect(cNumber(-1.5) as UInt32 == 0)
    #expect(cNumber(300.0) as UInt8 == 44)
  }

  @Test func `integers keep their lower bits`() {
    #expect(cNumber(-1) as UInt32 == UInt32.max)
    #expect(cNumber(256 + 3) as Int8 == 3)
    #expect(cNumber(UInt.max) as Int == -1)
  }

  @Test func `truth is what is not zero`() {
    #expect(cNumber(256) as Bool)
    #expect(cNumber(0.5) as Bool)
    #expect(!(cNumber(0.0) as Bool))
    #expect(cNumber(true) as Double == 1)
  }

  @Test func `division by zero gives zero`() {
    #expect(divide(7, 0) == 0)
    #expect(remainder(7, 0) == 7)
    #expect(divide(Int.min, -1) == Int.min)
    #expect(shiftLeft(Int32(1), 33) == 2)
  }

  @Test func `nil gives the zero of a type`() {
    #expect(zeroValue() as CGRect == .zero)
    #expect(zeroValue() as Int32 == 0)
    #expect(!(zeroValue() as Bool))
    #expect((zeroValue() as UIView?) == nil)
    #expect(orZero(nil as CGAffineTransform?).a == 0)
    #expect(zeroValue(UIView.AnimationOptions.self).isEmpty)
  }

  @Test func `increments return the value before or after`() {
    var number = Int32.max
    #expect(postIncrement(&number) == .max)
    #expect(number == .min)
    #expect(preDecrement(&number) == .max)
  }
}
