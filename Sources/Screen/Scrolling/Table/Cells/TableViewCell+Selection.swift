internal import Geometry
internal import PictureKit
internal import StageKit

/// The look of a selected cell.
extension TableViewCell {
  func updateSelection(animated: Bool) {
    setNeedsUpdateConfiguration()
    let isOn = selected || highlighted
    let showsBackground = isOn && selectionStyle != .none
    if showsBackground { addSelectedBackground() }
    for label in [standardViews.text, standardViews.detail] { label?.isHighlighted = isOn }
    standardViews.image?.isHighlighted = isOn
    guard let view = shownSelectedBackground else { return }
    let changes = { view.alpha = showsBackground ? 1 : 0 }
    guard animated, let stage else { return changes() }
    stage.animate(
      withDuration: Self.deselectionDuration, options: .allowUserInteraction, animations: changes)
  }

  var shownSelectedBackground: View? { selectedBackgroundView ?? grayBackground }

  private func addSelectedBackground() {
    if selectedBackgroundView == nil, grayBackground == nil {
      let view = View()
      view.backgroundColor = .systemGray4
      view.isUserInteractionEnabled = false
      grayBackground = view
    }
    guard let view = shownSelectedBackground, view.superview !== self else { return }
    withoutAnimation {
      view.alpha = 0
      view.frame = bounds
      insertSubview(view, belowSubview: contentView)
    }
  }
}
