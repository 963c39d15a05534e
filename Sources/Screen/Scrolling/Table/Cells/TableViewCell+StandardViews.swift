internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// The texts and the image of the styles.
extension TableViewCell {
  func makeTextLabel() -> Label? {
    let label = Label()
    label.font = .scaled(cellStyle == .value2 ? .caption1 : .body)
    if cellStyle == .value2 {
      label.textColor = .systemBlue
      label.textAlignment = .right
    }
    contentView.addSubview(label)
    label.isHidden = contentConfiguration != nil
    standardViews.text = label
    setNeedsLayout()
    return label
  }

  func makeDetailLabel() -> Label? {
    guard cellStyle != .default else { return nil }
    let label = Label()
    label.font = .scaled(cellStyle == .value1 ? .body : .caption1)
    label.textColor = cellStyle == .value1 ? .secondaryLabel : .label
    contentView.addSubview(label)
    label.isHidden = contentConfiguration != nil
    standardViews.detail = label
    setNeedsLayout()
    return label
  }

  func makeImageView() -> ImageView? {
    guard cellStyle != .value2 else { return nil }
    let view = ImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    view.isHidden = contentConfiguration != nil
    standardViews.image = view
    setNeedsLayout()
    return view
  }

  /// Hides or shows the standard views that have been used.
  func hideStandardViews(_ hides: Bool) {
    let views: [View?] = [standardViews.text, standardViews.detail, standardViews.image]
    for view in views { view?.isHidden = hides }
  }
}
