package import Geometry
internal import Layers
package import StageKit
internal import Tween

/// The cursor of text: 2 points wide, alternately visible and invisible for half a second.
package final class CaretView: View {
  /// The width, in points, as commonly measured.
  package static let width = 2.0
  private static let halfPeriod = 0.5
  private static let animationKey = "blink"

  override package init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.width / 2
  }

  /// Shows the cursor, which blinks from now on.
  package func restart() {
    isHidden = false
    let blink = KeyframeAnimation(keyPath: "opacity")
    blink.values = [1.0, 0.0]
    blink.keyTimes = [0, 0.5, 1]
    blink.calculationMode = .discrete
    blink.duration = 2 * Self.halfPeriod
    blink.repeatCount = .infinity
    layer.add(blink, forKey: Self.animationKey)
  }

  /// Hides the cursor.
  package func stop() {
    isHidden = true
    layer.removeAnimation(forKey: Self.animationKey)
  }
}
