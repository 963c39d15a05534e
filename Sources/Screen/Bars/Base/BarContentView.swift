internal import Geometry
internal import StageKit

/// A container for a view of the program in a bar: the view of an item, or of the title.
///
/// The bar places the container, which has the size of the content, so that constraints of the
/// content's size have a place to refer to.
final class BarContentView: View {
  let content: View
  /// The size that was measured last of a content without a size of its own.
  private var measuredSize: Size?
  /// Keeps the content within the container where the bar has not enough room.
  private var limit: LayoutConstraint?

  /// The priority with which content that constraints leave open fills the container: above that
  /// of fitting sizes, below that of content.
  private static let fillingPriority = LayoutPriority(60)
  /// The priority with which the content stays within the container.
  private static let limitPriority = LayoutPriority(999)

  init(_ content: View) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Whether constraints and content give the content its size: one to which the program has given
  /// a size keeps it.
  var isMeasured: Bool {
    content.bounds.isEmpty || content.bounds.size == measuredSize
      || !content.translatesAutoresizingMaskIntoConstraints
  }

  /// Returns the size of the content: that of its constraints and content, or else its own, of
  /// which constraints may fix the width or the height.
  func measure() -> Size {
    let isMeasured = self.isMeasured
    let (fixesWidth, fixesHeight) = (fixesLength(.width), fixesLength(.height))
    guard isMeasured || fixesWidth || fixesHeight else { return content.bounds.size }
    let fitting = content.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let own = content.bounds
    return Size(
      isMeasured || fixesWidth ? fitting.width : own.width,
      isMeasured || fixesHeight ? fitting.height : own.height)
  }

  /// Whether a constraint of the content alone gives it a width or a height.
  private func fixesLength(_ attribute: LayoutConstraint.Attribute) -> Bool {
    content.constraints.contains {
      $0.firstItem === content && $0.secondItem == nil && $0.firstAttribute == attribute
        && $0.relation == .equal
    }
  }

  /// Gives the container and a content without a size of its own a size.
  func resize(to size: Size) {
    bounds.size = size
    let (natural, isMeasured) = (measure(), self.isMeasured)
    if content.translatesAutoresizingMaskIntoConstraints {
      if isMeasured { measuredSize = size }
      content.bounds.size = isMeasured ? size : natural
      content.center = bounds.center
    } else {
      constrainContent()
      limit?.isActive = natural.width > size.width
    }
  }

  private func constrainContent() {
    guard limit == nil else { return }
    let width = content.widthAnchor.constraint(equalTo: widthAnchor)
    let height = content.heightAnchor.constraint(equalTo: heightAnchor)
    width.priority = Self.fillingPriority
    height.priority = Self.fillingPriority
    LayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor), width, height,
    ])
    limit = content.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor)
    limit?.priority = Self.limitPriority
  }

  /// Asks for a layout of the bar after a change of the content's size.
  override func layoutSubviews() {
    super.layoutSubviews()
    if measure() != bounds.size { superview?.setNeedsLayout() }
  }

  /// Receives touches on the content alone.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
