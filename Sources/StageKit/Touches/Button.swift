public import Geometry
public import PictureKit

/// A word to press: `UIButton` in its plain style.
open class Button: View {
  /// What is written on it.
  public var title: String { didSet { setNeedsDisplay() } }
  /// Whether it can be pressed, which it shows; true by default.
  public var isEnabled = true { didSet { setNeedsDisplay() } }

  private var actions: [() -> Void] = []

  private static let font = StrokeFont(size: 18)
  /// What UIKit asks of everything that a finger must hit, in points.
  private static let height = 44.0
  private static let margin = 12.0
  private static let tint = Color(red: 0, green: 0.478, blue: 1)
  private static let dimmed = Color(white: 0.6)

  /// Creates a button as large as its title needs, at the origin.
  ///
  /// - Parameters:
  ///   - title: What is written on it; see `StrokeFont` for the characters there are.
  ///   - action: What to do when it is pressed; nil adds nothing.
  public init(title: String, action: (() -> Void)? = nil) {
    self.title = title
    let width = Self.font.width(of: title) + 2 * Self.margin
    super.init(frame: Rect(x: 0, y: 0, width: width, height: Self.height))
    if let action { addAction(action) }
  }

  /// Adds something to do when the button is pressed.
  public func addAction(_ action: @escaping () -> Void) { actions.append(action) }

  /// Presses the button, if it is enabled: its actions are called in the order of their coming.
  public func sendActions() {
    guard isEnabled else { return }
    for action in actions { action() }
  }

  /// Draws the title in the middle.
  override open func draw(_ rect: Rect, in canvas: Canvas) {
    let baseline = rect.midY + Self.font.capHeight / 2
    canvas.draw(
      title, at: Point(rect.midX, baseline), font: Self.font, alignment: .center,
      color: isEnabled ? Self.tint : Self.dimmed)
  }
}
