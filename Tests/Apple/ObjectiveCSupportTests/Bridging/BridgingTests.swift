import Geometry
import ObjectiveCSupport
import PictureKit
import StageKit
import Testing

@Suite struct BridgingTests {
  @Test func `a text becomes an object and a text again`() {
    let object = bridgeToObject("aé")
    #expect(object?.length == 2)
    #expect(bridgeFromObject(object, as: String.self) == "aé")
  }

  @Test func `lists are bridged with their elements`() throws {
    let array = try #require(bridgeToObject([1, 2, 3]))
    #expect((array.objectAtIndex(1) as? NSNumber)?.integerValue == 2)
    #expect(bridgeFromObject(array, as: [Double].self) == [1, 2, 3])
    #expect(bridgeFromObject(array, as: [Int]?.self) == [1, 2, 3])
    #expect(bridgeFromObject(nil, as: [Int]?.self) == nil)
    #expect(bridgeFromObject(nil, as: [Int].self) == [])
  }

  @Test func `views stay themselves in lists`() {
    let view = UIView(frame: .zero)
    let array = NSArray(objects: [view])
    #expect(bridgeFromObject(array, as: [UIView].self) == [view])
    #expect(bridgeToObject([view])?.firstObject === view)
  }

  @Test func `dictionaries of any values are bridged`() throws {
    let dictionary = try #require(bridgeToObject(["a": 1, "b": "two"] as [String: Any]))
    #expect((dictionary.objectForKey(NSString(text: "a")) as? NSNumber)?.intValue == 1)
    let back = bridgeFromObject(dictionary, as: [String: Any].self)
    #expect(back["a"] as? Int == 1)
    #expect(back["b"] as? String == "two")
  }

  @Test func `structures are values and are found again in any`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let value = bridgeToObject(rect)
    #expect(value?.CGRectValue == rect)
    #expect(bridgeFromObject(value, as: Any?.self) as? CGRect == rect)
    #expect(bridgeFromObject(value, as: CGRect.self) == rect)
  }

  @Test func `a color is boxed as an object and equal to an equal one`() {
    let object = bridgeToObject(UIColor.red) as AnyObject?
    #expect(object is ObjectBox)
    #expect(bridgeFromObject(object, as: UIColor?.self) == .red)
    #expect((cast(object) as UIColor?) == .red)
    #expect(isEqual(object, bridgeToObject(UIColor.red)))
  }

  @Test func `numbers keep their kind where Swift takes any value`() {
    #expect(bridgeFromObject(boxed(true), as: Any?.self) as? Bool == true)
    #expect(bridgeFromObject(boxed(1.5), as: Any?.self) as? Double == 1.5)
    #expect(bridgeFromObject(boxed(7), as: FoundationNumber.self) == 7)
  }

  @Test func `an enumeration is bridged by its number`() {
    enum Corner: Int { case topLeft, topRight, bottomLeft }
    #expect(bridgeFromObject(boxed(2), as: Corner.self) == .bottomLeft)
  }

  @Test func `a block is an object and a block again`() {
    let block = boxBlock { (number: Int) in number + 1 }
    let function = unboxBlock(block, as: ((Int) -> Int).self)
    #expect(function?(2) == 3)
  }

  @Test func `a text with attributes is an object around a value`() {
    let text = NSMutableAttributedString(initWithString: NSString(text: "abc"))
    text.addAttribute(
      cast(bridgeToObject(NSAttributedString.Key.foregroundColor)),
      value: bridgeToObject(UIColor.red),
      range: NSRange(location: 1, length: 1))
    let value = bridgeFromObject(text, as: AttributedText.self)
    #expect(value.attributes(at: 1).foregroundColor == .red)
    #expect(value.attributes(at: 0).foregroundColor == nil)
  }

  @Test func `keys of boundaries are what was given`() {
    let key = bridgeFromObject(NSString(text: "wall"), as: AnyHashable.self)
    #expect(key == AnyHashable("wall"))
    #expect(isEqual(bridgeToObject(key), NSString(text: "wall")))
  }
}
