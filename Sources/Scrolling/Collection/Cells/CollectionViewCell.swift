public import Geometry
public import StageKit

/// The view of an item of a collection: `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView {
  /// The view of the content, of the size of the cell.
  public let contentView = View()
  /// Called when the item is selected by a finger, before the delegate; nil by default.
  package var selectionAction: (() -> Void)?
  /// The view behind the content; nil by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content, in front of the background, while the cell is selected or
  /// highlighted; nil by default.
  open var selectedBackgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      }
      selectionDidChange()
      setNeedsLayout()
    }
  }
  /// Whether the item is selected.
  open var isSelected = false { didSet { selectionDidChange() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { selectionDidChange() } }

  /// Creates a cell with a frame.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.frame = Rect(origin: .zero, size: frame.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Places the views behind the content.
  override open func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = Rect(origin: .zero, size: bounds.size)
    backgroundView?.frame = contentView.frame
    selectedBackgroundView?.frame = contentView.frame
  }

  override func fittingSize(for size: Size) -> Size {
    contentView.hasConstraintsInTree
      ? constrainedSize(of: contentView, for: size) : super.fittingSize(for: size)
  }

  private func selectionDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
