import Geometry
import Testing
import UIKit

/// Values of geometry are objects, too.
@Suite struct `values as objects` {
  @Test func `they are cast to NSValue and back`() {
    let values: [Any] = [CGPoint(x: 1, y: 2), CGRect(x: 0, y: 0, width: 3, height: 4)]
    #expect((values[0] as? NSValue)?.cgPointValue == Point(1, 2))
    #expect((values[1] as? NSValue)?.cgRectValue.size == Size(3, 4))
    let object: Any = NSValue(cgPoint: CGPoint(x: 5, y: 6))
    #expect(object as? CGPoint == Point(5, 6))
    #expect(object as? CGRect == nil)
    #expect(NSValue(cgSize: Size(1, 1)) == NSValue(cgSize: Size(1, 1)))
  }
}
