import Geometry
import Layers
import Testing
import Tween

@Suite struct LayerDefaultsTests {
  @Test func `a new layer has Core Animation's documented defaults`() {
    // The defaults of the property list in Apple's CALayer documentation.
    let layer = Layer()
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.anchorPoint == Point(0.5, 0.5))
    #expect(layer.zPosition == 0 && layer.anchorPointZ == 0)
    #expect(layer.transform.isIdentity && layer.sublayerTransform.isIdentity)
    #expect(layer.opacity == 1 && !layer.isHidden && layer.isDoubleSided && !layer.masksToBounds)
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.mask == nil)
    #expect(layer.cornerRadius == 0 && layer.cornerCurve == .circular)
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    #expect(layer.borderWidth == 0 && layer.borderColor == .black)
    #expect(layer.shadowColor == .black && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == Size(0, -3) && layer.shadowPath == nil)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.contentsRect == Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.speed == 1 && layer.beginTime == 0 && layer.timeOffset == 0)
    #expect(layer.duration == .infinity && layer.fillMode == .removed)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.animationKeys() == nil)
  }

  @Test func `a new animation has Core Animation's documented defaults`() {
    let spring = SpringAnimation(keyPath: "position")
    #expect(spring.duration == 0 && spring.speed == 1 && spring.fillMode == .removed)
    #expect(spring.repeatCount == 0 && spring.repeatDuration == 0 && !spring.autoreverses)
    #expect(spring.isRemovedOnCompletion && !spring.isAdditive && !spring.isCumulative)
    #expect(spring.timingFunction == nil && spring.delegate == nil)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(KeyframeAnimation(keyPath: nil).calculationMode == .linear)
    #expect(Transaction().animationDuration == 0.25)
  }
}
