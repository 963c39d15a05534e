import Geometry
import Testing
import UIKit

/// Functions of Swift 1 and 2 that change a rectangle.
@Suite struct OldRectTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func `a rectangle moves and shrinks in place`() {
    var changed = rect
    changed.offsetInPlace(dx: 3, dy: -1)
    #expect(changed == CGRect(x: 4, y: 1, width: 30, height: 40))
    changed.offset(dx: -3, dy: 1)
    #expect(changed == rect)
    changed.insetInPlace(dx: 5, dy: 10)
    #expect(changed == CGRect(x: 6, y: 12, width: 20, height: 20))
    changed.inset(dx: -5, dy: -10)
    #expect(changed == rect)
  }

  @Test func `a rectangle becomes the union or the intersection`() {
    var changed = rect
    changed.unionInPlace(CGRect(x: 21, y: 2, width: 20, height: 10))
    #expect(changed == CGRect(x: 1, y: 2, width: 40, height: 40))
    changed.intersectInPlace(CGRect(x: 0, y: 0, width: 11, height: 12))
    #expect(changed == CGRect(x: 1, y: 2, width: 10, height: 10))
  }
}
