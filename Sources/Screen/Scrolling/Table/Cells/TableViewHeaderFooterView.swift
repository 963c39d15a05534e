internal import Controls
public import Geometry
internal import PictureKit
public import StageKit

/// A view above or below a section of a table: `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View {
  /// The identifier under which the view is used again; nil if it is not.
  open package(set) var reuseIdentifier: String?
  /// The view of the content.
  public let contentView = View()
  /// The text.
  open private(set) lazy var textLabel: Label? = makeLabel()
  /// The view behind the content; nil by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private let content = ConfiguredContent()
  /// The content of the content view; nil, the default, for the text or custom views.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set {
      content.show(newValue, in: contentView)
      setNeedsLayout()
    }
  }
  /// Whether ``contentConfiguration`` is updated for changes of the state; true by default, without
  /// an effect: the state of a header does not change.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; nil, the default, is that of the table.
  open var backgroundConfiguration: BackgroundConfiguration? {
    didSet { content.showBackground(backgroundConfiguration, in: self) }
  }

  private var margin: Double {
    (superview as? TableView)?.rowMargin ?? TableViewCell.standardMargin
  }
  /// The distances of the content from the sides for the safe area, in points.
  private var contentInsets: Insets { (superview as? TableView)?.rowInsets ?? .zero }
  /// The distance of a grouped title from the section, in points.
  private static let titleDistance = 7.0
  private var tableStyle = TableView.Style.plain
  private var isFooter = false

  /// Creates a view.
  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// Creates a view of a registered class, by ``init(reuseIdentifier:)``.
  public required convenience init(registeredWith reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called before the view is used for another section; the base class does nothing.
  open func prepareForReuse() {}

  /// Shows the title of a section.
  func show(_ title: String, style: TableView.Style, isFooter: Bool) {
    tableStyle = style
    self.isFooter = isFooter
    let isPlain = style == .plain
    textLabel?.font =
      isPlain ? .scaled(.headline, weight: .semibold) : .scaled(.footnote)
    textLabel?.textColor = isPlain ? .label : .secondaryLabel
    textLabel?.text = isPlain || isFooter ? title : title.uppercased()
    textLabel?.numberOfLines = isFooter && !isPlain ? 0 : 1
    backgroundColor = isPlain ? .secondarySystemBackground : nil
    setNeedsLayout()
  }

  private func makeLabel() -> Label? {
    let label = Label()
    label.font = .scaled(.headline, weight: .semibold)
    contentView.addSubview(label)
    return label
  }

  /// Returns the size of the text with its margins.
  override open func sizeThatFits(_ size: Size) -> Size {
    if let height = content.height(width: size.width) { return Size(size.width, height) }
    let inset = tableStyle == .insetGrouped ? 2 * TableView.sideInset : 0
    let width = max(size.width - 2 * margin - inset, 0)
    let text = textLabel?.sizeThatFits(Size(width, 0)).height ?? 0
    return Size(size.width, text + 2 * Self.titleDistance)
  }

  /// Places the content and the text.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentInsets
    let room = max(bounds.width - insets.left - insets.right, 0)
    contentView.frame = Rect(x: insets.left, y: 0, width: room, height: bounds.height)
    backgroundView?.frame = Rect(origin: .zero, size: bounds.size)
    guard let label = textLabel else { return }
    let width = max(room - 2 * margin, 0)
    let height = label.sizeThatFits(Size(label.numberOfLines == 1 ? 0 : width, 0)).height
    let y: Double
    if tableStyle == .plain {
      y = bounds.height - 14 - height / 2
    } else if isFooter {
      y = Self.titleDistance
    } else {
      y = bounds.height - Self.titleDistance - height
    }
    label.frame = Rect(x: margin, y: y, width: width, height: height)
    contentView.mirrorIfNeeded([label])
  }
}
