import Layers
import Testing
import UIKit

@Suite struct FoundationNameTests {
  @Test func `names of Apple's C libraries are there`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = MAXFLOAT
    #expect(animation.repeatCount == HUGE)
    let count: NSInteger = 2
    let names: CFArray = NSArray(array: ["a", "b"])
    #expect(names.count == count)
  }
}
