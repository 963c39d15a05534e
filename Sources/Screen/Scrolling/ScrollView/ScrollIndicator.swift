internal import Geometry
internal import Layers
package import StageKit

/// The bar at the edge of a scroll view that shows which part of the content is visible.
///
/// The figures are those of Flutter's `CupertinoScrollbar`: 3 points thick, 3 points from the
/// edges, at least 36 points long, 8 when squeezed. It fades as in flowkey/UIKit-cross-platform:
/// in 0.25 s after 0.05 s.
package final class ScrollIndicator: View {
  static let thickness = 3.0
  static let margin = 3.0
  static let minLength = 36.0
  static let minSqueezedLength = 8.0
  static let fadeDelay = 0.05
  static let fadeDuration = 0.25

  private(set) var isShown = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = Self.thickness / 2
    layer.zPosition = 1
  }

  /// Sets the color for a style.
  func setStyle(_ style: ScrollView.IndicatorStyle) {
    backgroundColor = style.color
  }

  /// Shows the bar immediately.
  func show() {
    guard !isShown else { return }
    isShown = true
    layer.removeAllAnimations()
    alpha = 1
  }

  /// Fades the bar out.
  func hide(after delay: Double = ScrollIndicator.fadeDelay) {
    guard isShown else { return }
    isShown = false
    guard let stage else {
      alpha = 0
      return
    }
    stage.animate(
      withDuration: Self.fadeDuration, delay: delay, options: .allowUserInteraction
    ) { alpha = 0 }
  }

  /// Returns the start and the length of the bar along a track.
  ///
  /// - Parameters:
  ///   - track: The length of the track, in points.
  ///   - visible: The visible length of the content.
  ///   - content: The length of the content with its insets.
  ///   - offset: The distance from the beginning of the content to that of the visible part.
  /// - Returns: The start and the length, in points of the track.
  package static func span(
    track: Double, visible: Double, content: Double, offset: Double
  ) -> (start: Double, length: Double) {
    guard content > 0, track > 0 else { return (0, 0) }
    let full = min(max(track * visible / max(content, visible), minLength), track)
    let range = max(content - visible, 0)
    let overscroll = offset < 0 ? -offset : max(offset - range, 0)
    let length = max(full - overscroll, min(minSqueezedLength, track))
    if offset < 0 { return (0, length) }
    if offset > range { return (track - length, length) }
    return (range > 0 ? offset / range * (track - full) : 0, length)
  }
}

extension ScrollView.IndicatorStyle {
  var color: Color {
    let black = Color(white: 0, alpha: 0.35)
    let white = Color(white: 1, alpha: 0.5)
    return switch self {
    case .default: Color(light: black, dark: white)
    case .black: black
    case .white: white
    }
  }
}
