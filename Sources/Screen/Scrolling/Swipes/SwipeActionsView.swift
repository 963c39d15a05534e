internal import Geometry
internal import PictureKit
internal import StageKit

/// The buttons beside the content of a cell that has been swiped.
final class SwipeActionsView: View {
  enum Side {
    /// On the left from left to right, revealed by a swipe to the right.
    case leading
    /// On the right from left to right, revealed by a swipe to the left.
    case trailing
  }

  /// Whether the buttons are on the right of the content.
  let isOnRight: Bool
  let actions: [ContextualAction]
  /// The width of all buttons, in points.
  let totalWidth: Double
  /// Whether the first button covers the others.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }
  private let buttons: [SwipeActionButton]

  init(_ actions: [ContextualAction], side: Side, of cell: View) {
    let isOnRight = (side == .trailing) != cell.isRightToLeft
    self.isOnRight = isOnRight
    self.actions = actions
    let height = cell.bounds.height
    buttons = actions.map { SwipeActionButton($0, isOnRight: isOnRight, height: height) }
    totalWidth = buttons.reduce(0) { $0 + $1.width }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    // The first button is in front of the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  /// Returns the number of the button at a point; nil if there is none.
  func button(at point: Point) -> Int? { buttons.firstIndex { $0.frame.contains(point) } }

  /// Returns the view of a button.
  func view(ofButton index: Int) -> View { buttons[index] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = totalWidth > 0 ? bounds.width / totalWidth : 0
    var distance = 0.0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? bounds.width : button.width * scale
      let x = isOnRight ? bounds.width - distance - width : distance
      button.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      distance = min(distance + width, bounds.width)
    }
  }
}

/// A button beside the content of a cell that has been swiped.
private final class SwipeActionButton: View {
  /// The width of the button when the row is open, in points.
  let width: Double
  private let isOnRight: Bool
  private let content = View()

  private static let font = Font.systemFont(ofSize: 17)
  private static let minWidth = 74.0
  private static let margin = 15.0
  private static let gap = 4.0
  /// The minimum height of a row that shows the image and the text, in points.
  private static let stackedHeight = 91.0

  init(_ action: ContextualAction, isOnRight: Bool, height: Double) {
    self.isOnRight = isOnRight
    var views: [View] = []
    if let image = action.image {
      let view = ImageView(
        image: image.renderingMode == .automatic
          ? image.withRenderingMode(.alwaysTemplate) : image)
      view.tintColor = .white
      view.bounds = Rect(origin: .zero, size: image.size)
      views.append(view)
    }
    if let title = action.title, views.isEmpty || height >= Self.stackedHeight {
      let label = Label()
      label.text = title
      label.font = Self.font
      label.textColor = .white
      label.textAlignment = .center
      label.sizeToFit()
      views.append(label)
    }
    let broadest = views.reduce(0) { max($0, $1.bounds.width) }
    width = max(Self.minWidth, broadest + 2 * Self.margin)
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    var bottom = 0.0
    for view in views {
      view.center = Point(broadest / 2, bottom + view.bounds.height / 2)
      bottom += view.bounds.height + Self.gap
      content.addSubview(view)
    }
    content.bounds = Rect(
      x: 0, y: 0, width: broadest, height: max(bottom - Self.gap, 0))
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The text keeps its distance from the content of the row.
    let x = isOnRight ? width / 2 : bounds.width - width / 2
    content.center = Point(x, bounds.midY)
  }
}
