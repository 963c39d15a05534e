import Geometry
import PictureKit
import StageKit
import TestSupport
import Testing
import Tween
import UIKit
import UIKitPrograms

/// Values of Core Animation have the types that source for iOS declares.
@Suite struct `types of Core Animation` {
  @Test func `opacities and repetitions are single-precision`() {
    #expect(CoreAnimationTypes.singlePrecision() == [0.5, 0.25, .infinity, 1])
  }

  @Test func `times and places are numbers of Foundation`() {
    #expect(CoreAnimationTypes.numbers() == [[0, 0.25, 1], [4, 2], [0, 0.5, 1]])
  }

  @Test func `constants may be written as their strings`() {
    let caps: [CAShapeLayerLineCap] = ["butt", "round", "square", "other"]
    #expect(caps == [.butt, .round, .square, .butt])
    let joins: [CAShapeLayerLineJoin] = ["miter", "round", "bevel", "other"]
    #expect(joins == [.miter, .round, .bevel, .miter])
    let modes: [CAMediaTimingFillMode] = ["forwards", "backwards", "both", "removed"]
    #expect(modes == [.forwards, .backwards, .both, .removed])
  }

  @Test func `values of emitters and replicators are single-precision`() {
    #expect(CoreAnimationTypes.emitters() == [20, 10, -0.025, 20, -0.04])
  }

  @Test func `constants have raw values, and are made of them`() {
    #expect(CAShapeLayerLineJoin(rawValue: "bevel") == .bevel)
    #expect(CAShapeLayerLineCap.round.rawValue == "round")
    #expect(CAMediaTimingFillMode.forwards.rawValue == "forwards")
    #expect(CAMediaTimingFunctionName(rawValue: "easeIn") == .easeIn)
    #expect(kCATransition == "transition")
  }

  @Test func `a range of rates sets the frames of a display link`() {
    let link = CADisplayLink(target: NSObject(), selector: Selector(DisplayTarget.tick))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: 30)
    #expect(link.preferredFramesPerSecond == 30)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    #expect(link.preferredFramesPerSecond == 60)
    link.preferredFrameRateRange = .default
    #expect(link.preferredFramesPerSecond == 0)
  }

  @Test func `timing functions have names and control points`() {
    #expect(CAMediaTimingFunction(name: .linear).value(at: 0.3) == 0.3)
    // Core Animation's "easeIn" has the control points (0.42, 0) and (1, 1); 0.42 is rounded to a
    // Float.
    let curve = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    let named = CAMediaTimingFunction(name: .easeIn)
    #expect(isClose(Double(curve.value(at: 0.5)), named.value(at: 0.5), within: 1e-7))
  }

  @Test(arguments: [(0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1, .red)])
  func `the hue goes from red over green and blue to red`(hue: Double, color: UIColor) {
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    for (one, other) in zip(made.components ?? [], color.components ?? []) {
      // 1/3 has an error of rounding.
      #expect(isClose(one, other, within: 1e-15))
    }
  }

  @Test func `hue, saturation and brightness of a color make the color`() {
    let color = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    let made = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    for (one, other) in zip(made.components ?? [], color.components ?? []) {
      // A few operations on numbers up to 6, each with a relative error of 1e-16.
      #expect(isClose(one, other, within: 1e-14))
    }
  }

  @Test func `transforms in space are made by functions`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    let turned = CATransform3DRotate(transform, .pi / 2, 0, 0, 1)
    #expect(isClose(turned.m12, 1, within: 1e-15))
    #expect(
      CATransform3DIsIdentity(
        CATransform3DConcat(
          CATransform3DMakeScale(2, 4, 8), CATransform3DMakeScale(0.5, 0.25, 0.125))))
    #expect(
      CATransform3DInvert(CATransform3DMakeTranslation(1, 2, 3))
        == CATransform3DMakeTranslation(-1, -2, -3))
  }
}

private final class DisplayTarget {
  func tick() {}
}
