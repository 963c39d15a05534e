import Geometry
import Layers
import StageKit
import Testing
import UIKit

@Suite struct `properties that layers keep` {
  private final class Pie: CALayer {
    var angle: CGFloat {
      get { _managed("angle") }
      set { _setManaged("angle", newValue) }
    }
    var part: Float {
      get { _managed("part") }
      set { _setManaged("part", newValue) }
    }
    var label: String? {
      get { _managed("label") }
      set { _setManaged("label", newValue) }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
  }

  @Test func `are zero before they are set, and are animated`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let pie = Pie()
      stage.view.layer.addSublayer(pie)
      #expect(pie.angle == 0 && pie.part == 0 && pie.label == nil)
      pie.part = 0.5
      pie.label = "Pie"
      #expect(pie.part == 0.5 && pie.label == "Pie")
      pie.angle = 2
      let animation = CABasicAnimation(keyPath: "angle")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 2.0, 1)
      pie.add(animation, forKey: nil)
      #expect(pie.presentation(at: 0.25).angle == 0.5 && pie.needsDisplay())
    }
  }
}
