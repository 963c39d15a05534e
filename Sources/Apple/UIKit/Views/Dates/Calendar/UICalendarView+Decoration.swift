internal import Controls
public import Geometry
internal import Layers
public import PictureKit
public import StageKit

extension UICalendarView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable {
    case small, medium, large

    var side: Double {
      switch self {
      case .small: 6
      case .medium: 9
      case .large: 12
      }
    }
  }

  /// What is shown below the number of a day.
  open class Decoration: NSObject {
    private enum Content {
      case dot(UIColor?)
      case image(UIImage?, UIColor?)
      case view(() -> UIView)
    }

    private let content: Content
    private let size: DecorationSize

    /// Creates a dot of the tint color.
    override public convenience init() { self.init(.dot(nil), .medium) }

    private init(_ content: Content, _ size: DecorationSize) {
      self.content = content
      self.size = size
      super.init()
    }

    /// Creates an image.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) { self.init(.image(image, color), size) }

    /// Creates a view.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.view(customViewProvider), .medium)
    }

    /// Returns a dot.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.dot(color), size) }

    /// Returns an image.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.image(image, color), size) }

    /// Returns a view that a function makes.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider), .medium)
    }

    /// Returns the view of the decoration, in its size.
    func makeView(tint: UIColor) -> UIView {
      switch content {
      case .dot(let color):
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = size.side / 2
        return dot
      case .image(let image, let color):
        let view = UIImageView(image: image)
        view.tintColor = color ?? tint
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: 0, y: 0, width: size.side + 5, height: size.side + 5)
        return view
      case .view(let provider):
        let view = provider()
        if view.bounds.size == .zero { view.sizeToFit() }
        return view
      }
    }
  }
}

/// A day of a calendar, with its decoration.
final class CalendarDay: DayCell {
  let components: DateComponents
  private var decoration: UIView?

  init(_ components: DateComponents, number: Int) {
    self.components = components
    super.init(number: number)
  }

  /// Shows a decoration below the number.
  func show(_ decoration: UICalendarView.Decoration) {
    self.decoration?.removeFromSuperview()
    let view = decoration.makeView(tint: tintColor ?? .systemBlue)
    view.isUserInteractionEnabled = false
    addSubview(view)
    self.decoration = view
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 40)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: side)
    circle.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    decoration?.center = CGPoint(x: bounds.midX, y: side + max(bounds.height - side, 0) / 2)
  }
}
