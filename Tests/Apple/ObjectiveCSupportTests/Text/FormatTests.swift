import ObjectiveCSupport
import Testing

@Suite struct FormatTests {
  private func text(_ format: String, _ arguments: Any?...) -> String {
    var result = ""
    // A variadic list cannot be passed on; the cases have at most three values.
    let all = arguments + [nil, nil, nil]
    result = NSString.stringWithFormat(NSString(text: format), all[0], all[1], all[2]).text
    return result
  }

  @Test func `numbers are written as C writes them`() {
    #expect(text("%d %ld %u", Int32(-5), 7, UInt32.max) == "-5 7 4294967295")
    #expect(text("%5d|%-5d|%05d", Int32(42), Int32(42), Int32(42)) == "   42|42   |00042")
    #expect(text("%x %X %o", UInt32(255), UInt32(255), UInt32(8)) == "ff FF 10")
    #expect(text("%+d %%", Int32(3)) == "+3 %")
    #expect(text("%d", Int64(1) << 32) == "0")
  }

  @Test func `floats are written with their precision`() {
    #expect(text("%f %.2f %8.3f", 1.5, 2.345, 3.14159) == "1.500000 2.35    3.142")
    #expect(text("%g %e", 0.0001, 12345.678) == "0.0001 1.234568e+04")
    #expect(text("%.*f", Int32(1), 2.25) == "2.2")
  }

  @Test func `objects are written by their descriptions`() {
    #expect(text("%@ %@", NSString(text: "a"), boxed(1.5)) == "a 1.5")
    #expect(text("%@", nil as AnyObject?) == "(null)")
    #expect(text("%2$@ %1$@", NSString(text: "a"), NSString(text: "b")) == "b a")
    #expect(text("%@", bridgeToObject(CGPoint(x: 1, y: 2))).contains("1"))
  }

  @Test func `texts of C and characters are written`() {
    "wörld".withCString { bytes in
      #expect(text("%s %.2s %c", bytes, bytes, CChar(65)) == "wörld wö A")
    }
  }

  @Test func `a list is written with brackets and indentation`() {
    let list = NSArray(objects: [NSString(text: "a b"), boxed(1)])
    #expect(list.description == "(\n    \"a b\",\n    1\n)")
  }
}
