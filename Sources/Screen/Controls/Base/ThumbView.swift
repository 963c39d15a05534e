internal import Geometry
internal import Layers
internal import StageKit

/// The white knob of a switch or slider, with two shadows.
///
/// The shadows are those of Apple's design resources, as in Flutter's `thumb_painter.dart`: black
/// of 15 % and a blur of 8 points, and of 6 % and 1 point, both 3 points below. A blur of 8 points
/// has a standard deviation of 4.
final class ThumbView: View {
  private let halo = View()
  private let face = View()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for (view, opacity, radius) in [(halo, 0.15, 4.0), (face, 0.06, 0.5)] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = .white
      view.layer.shadowOpacity = opacity
      view.layer.shadowOffset = Size(0, 3)
      view.layer.shadowRadius = radius
      addSubview(view)
    }
    face.layer.borderColor = Color(white: 0, alpha: 0.04)
    face.layer.borderWidth = 0.5
    cornerRadius = min(frame.width, frame.height) / 2
  }

  /// The radius of the corners, in points.
  var cornerRadius: Double {
    get { face.layer.cornerRadius }
    set {
      halo.layer.cornerRadius = newValue
      face.layer.cornerRadius = newValue
    }
  }

  /// The color; white by default.
  var color: Color {
    get { face.backgroundColor ?? .white }
    set { for view in [halo, face] { view.backgroundColor = newValue } }
  }

  /// The multiple of the shadows' opacities: 1 by default.
  var shadowStrength = 1.0 {
    didSet {
      halo.layer.shadowOpacity = 0.15 * shadowStrength
      face.layer.shadowOpacity = 0.06 * shadowStrength
    }
  }
}
