import Geometry
import Layers
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

  @Test func `they are values of animations`() {
    let large = CATransform3DMakeScale(3, 3, 1)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [
      NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: large),
    ]
    animation.duration = 1
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    #expect(layer.presentation(at: 0.5).transform == CATransform3DMakeScale(2, 2, 1))
    let move = CABasicAnimation(keyPath: "position")
    move.toValue = NSValue(cgPoint: CGPoint(x: 10, y: 20))
    move.duration = 1
    layer.add(move, forKey: nil)
    #expect(layer.presentation(at: 0.5).position == Point(5, 10))
    let object: Any = NSValue(caTransform3D: large)
    #expect(object as? CATransform3D == large)
  }
}
