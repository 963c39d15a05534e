internal import Geometry
internal import PictureKit
internal import StageKit

extension Button {
  /// A kind of button: `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Without an appearance of its own.
    case custom = 0
    /// Text and templates in the tint color.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle, for dark backgrounds in old systems.
    case infoLight = 3
    /// An i in a circle, for light backgrounds in old systems.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A system button of a television without its background.
    case plain = 6
    /// A cross in a gray disc.
    case close = 7

    /// The old name of system buttons.
    public static let roundedRect = ButtonType.system
  }

  /// What a button does: `UIButton.Role`.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing special.
    case normal
    /// The most likely choice.
    case primary
    /// The button cancels.
    case cancel
    /// The button destroys something.
    case destructive
  }

  /// A function that adapts the configuration of a button to its state.
  public typealias ConfigurationUpdateHandler = (Button) -> Void
}

extension Button.ButtonType {
  /// The image of the type; nil if it has none.
  var glyph: Drawing? {
    switch self {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: .infoGlyph
    case .contactAdd: .plusGlyph
    case .close: .closeGlyph
    }
  }
}

extension Drawing {
  /// The size of the buttons with circles, in points: that of `.contactAdd` in a hierarchy that
  /// swift-snapshot-testing recorded at @3x.
  private static let circleSize = Size(73.0 / 3, 71.0 / 3)
  /// The side of the square in which they are drawn, in the middle.
  private static let circleBox = 22.0

  private static func circle(_ draw: (Canvas) -> Void) -> Drawing {
    Drawing(size: circleSize) { canvas in
      canvas.translateBy(
        x: (circleSize.width - circleBox) / 2, y: (circleSize.height - circleBox) / 2)
      canvas.setLineCap(.round)
      // The circle of the same picture is 65 pixels wide, and its line 4.66.
      canvas.setLineWidth(1.55)
      canvas.strokeEllipse(in: Rect(x: 0.94, y: 0.94, width: 20.12, height: 20.12))
      canvas.setLineWidth(1.5)
      draw(canvas)
    }
  }

  /// An i in a circle, as a template.
  fileprivate static var infoGlyph: Drawing {
    circle { canvas in
      canvas.fillEllipse(in: Rect(x: 9.7, y: 5.3, width: 2.6, height: 2.6))
      canvas.strokeLine([Point(9.2, 9.9), Point(11.1, 9.9), Point(11.1, 15.9)])
      canvas.strokeLine([Point(8.9, 15.9), Point(13.2, 15.9)])
    }.withRenderingMode(.alwaysTemplate)
  }

  /// A plus sign in a circle, as a template.
  fileprivate static var plusGlyph: Drawing {
    circle { canvas in
      canvas.setLineWidth(5.0 / 3)
      canvas.strokeLine([Point(6.33, 11), Point(15.67, 11)])
      canvas.strokeLine([Point(11, 6.5), Point(11, 15.4)])
    }.withRenderingMode(.alwaysTemplate)
  }

  /// A cross in a gray disc of 30 points.
  fileprivate static var closeGlyph: Drawing {
    Drawing(size: Size(30, 30)) { canvas in
      canvas.setFillColor(.tertiarySystemFill)
      canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 30, height: 30))
      canvas.setStrokeColor(Color(light: Color(white: 0.5), dark: Color(white: 0.62)))
      canvas.setLineWidth(2.4)
      canvas.setLineCap(.round)
      canvas.strokeLine([Point(10.2, 10.2), Point(19.8, 19.8)])
      canvas.strokeLine([Point(19.8, 10.2), Point(10.2, 19.8)])
    }.withRenderingMode(.alwaysOriginal)
  }

  /// The image with its colors multiplied by a gray, as in a custom button under a finger.
  var darkened: Drawing {
    let picture = picture.tinted(by: Color(white: 0.6))
    return Drawing(size: size) { $0.draw(picture) }
  }
}

extension Canvas {
  /// Strokes straight lines through points.
  func strokeLine(_ points: [Point]) {
    var path = Path()
    for point in points { path.addLine(to: point) }
    stroke(path)
  }
}

/// A soft white light behind a button under a finger.
final class GlowView: View {
  /// The minimum distance to which the light reaches, in points.
  static let radius = 40.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Draws the light.
  override func draw(_ rect: Rect, in canvas: Canvas) {
    let light = Gradient([Color(white: 1, alpha: 0.75), Color(white: 1, alpha: 0)])
    canvas.setFillPaint(
      .radialGradient(
        light, startCenter: rect.center, startRadius: 0, endCenter: rect.center,
        endRadius: rect.width / 2))
    canvas.fillEllipse(in: rect)
  }
}
