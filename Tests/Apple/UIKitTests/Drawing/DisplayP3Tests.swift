import Geometry
import PictureKit
import Testing
import UIKit

/// Colors of Display P3 are those of sRGB.
@Suite struct `colors of Display P3` {
  /// Eight digits, as the values of the source have them.
  private static let tolerance = 1e-6

  @Test func `that are grey or within sRGB keep their look`() {
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    #expect(abs(gray.red - 0.5) < Self.tolerance && abs(gray.blue - 0.5) < Self.tolerance)
    #expect(gray.alpha == 0.25)
    // Computed with the matrices and transfer functions of CSS Color Module Level 4, section 17.
    let violet = UIColor(displayP3Red: 0.5, green: 0.25, blue: 0.75, alpha: 1)
    #expect(abs(violet.red - 0.537_831_820) < Self.tolerance)
    #expect(abs(violet.green - 0.232_131_879) < Self.tolerance)
    #expect(abs(violet.blue - 0.777_056_910) < Self.tolerance)
  }

  @Test func `beyond sRGB are the nearest values`() {
    let green = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)
    #expect(green.red == 0 && abs(green.green - 1) < Self.tolerance && green.blue == 0)
  }

  @Test func `and fonts without values are plain`() {
    #expect(UIColor() == .clear && UIFont() == .systemFont(ofSize: 12))
    let feature: [UIFontDescriptor.FeatureKey: Int] = [
      .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
    ]
    let descriptor = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
      .addingAttributes([.featureSettings: [feature]])
    #expect(
      UIFont(descriptor: descriptor, size: 30)
        == .monospacedDigitSystemFont(ofSize: 30, weight: .bold))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
