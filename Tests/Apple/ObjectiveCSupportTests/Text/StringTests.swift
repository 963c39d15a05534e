import ObjectiveCSupport
import Testing

@Suite struct StringTests {
  private let text = NSString(text: "Grün 👍 is good")

  @Test func `positions count UTF-16 units`() {
    #expect(text.length == 15)
    #expect(text.rangeOfString(NSString(text: "is")).location == 8)
    #expect(text.substringWithRange(NSRange(location: 5, length: 2))?.text == "👍")
    #expect(text.characterAtIndex(0) == 71)
    #expect(text.rangeOfString(NSString(text: "none")).location == NSNotFound)
  }

  @Test func `texts are compared and changed`() {
    #expect(text.hasPrefix(NSString(text: "Grün")))
    #expect(text.isEqualToString(NSString(text: "Grün 👍 is good")))
    #expect(
      NSString(text: "a10").compare(
        NSString(text: "a9"), options: NSStringCompareOptions(rawValue: 64)) == .orderedDescending)
    let parts = NSString(text: "a,b,,c").componentsSeparatedByString(NSString(text: ","))
    #expect(parts?.count == 4)
    #expect(
      NSString(text: " x ").stringByTrimmingCharactersInSet(.whitespaceCharacterSet())?.text == "x")
  }

  @Test func `numbers and paths are read`() {
    #expect(NSString(text: "12.5pt").doubleValue == 12.5)
    #expect(NSString(text: "7 apples").integerValue == 7)
    #expect(NSString(text: "YES").boolValue)
    #expect(NSString(text: "/a/b.png").lastPathComponent.text == "b.png")
    #expect(NSString(text: "/a/b.png").pathExtension.text == "png")
  }

  @Test func `a mutable text changes in place`() {
    let text = NSMutableString(text: "abc")
    let same = text
    text.appendFormat(NSString(text: "%d"), Int32(4))
    text.insertString(NSString(text: "x"), atIndex: 0)
    text.replaceCharactersInRange(NSRange(location: 1, length: 1), withString: NSString(text: "AA"))
    #expect(same.text == "xAAbc4")
    #expect((copyOf(text) as? NSMutableString) == nil)
  }

  @Test func `literals of one text are one object`() {
    #expect(stringLiteral("wall") === stringLiteral("wall"))
    #expect(identical(NSString(text: "wall"), stringLiteral("wall")))
    #expect(!identical(NSMutableString(text: "wall"), stringLiteral("wall")))
  }
}
