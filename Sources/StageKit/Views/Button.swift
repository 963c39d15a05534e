public import Geometry
public import PictureKit

/// A text button: `UIButton` in its plain style.
open class Button: View {
  /// The title.
  public var title: String { didSet { setNeedsDisplay() } }
  /// Whether the button responds to touches and has its tint colour instead of grey; true by
  /// default.
  public var isEnabled = true { didSet { setNeedsDisplay() } }

  private var actions: [() -> Void] = []

  /// The font of system buttons in UIKit, which is smaller than `Font.buttonFontSize`.
  private static let font = Font.systemFont(ofSize: 15)
  /// The minimum height of touch targets in UIKit's guidelines, in points.
  private static let height = 44.0
  private static let margin = 12.0
  private static let tintColor = Color(red: 0, green: 0.478, blue: 1)
  private static let disabledColor = Color(white: 0.6)

  /// Creates a button with the size of its title, at the origin.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The first action; nil adds none.
  public init(title: String, action: (() -> Void)? = nil) {
    self.title = title
    let width = Self.font.width(of: title) + 2 * Self.margin
    super.init(frame: Rect(x: 0, y: 0, width: width, height: Self.height))
    if let action { addAction(action) }
  }

  /// Adds an action, which is called when the button is pressed.
  public func addAction(_ action: @escaping () -> Void) { actions.append(action) }

  /// Calls the actions in the order in which they were added, if the button is enabled.
  public func sendActions() {
    guard isEnabled else { return }
    for action in actions { action() }
  }

  /// Draws the title in the center.
  override open func draw(_ rect: Rect, in canvas: Canvas) {
    let baseline = rect.midY + Self.font.capHeight / 2
    canvas.draw(
      title, atBaseline: Point(rect.midX, baseline), font: Self.font, alignment: .center,
      color: isEnabled ? Self.tintColor : Self.disabledColor)
  }
}
