internal import Geometry
internal import StageKit

/// The title of the page below, which goes back to it; the bar draws the chevron beside it.
final class BackButton: PressableView {
  let titleLabel = Label()
  private let chevron: View

  /// Creates a back button.
  ///
  /// - Parameter chevron: The view of the bar that fades with the title.
  init(chevron: View) {
    self.chevron = chevron
    super.init(frame: .zero)
    titleLabel.font = NavigationMetrics.backTitleFont
    addSubview(titleLabel)
    tintColorDidChange()
  }

  /// Without the chevron once the button has left the bar's page: the next page shows or hides it.
  override var fadingViews: [View] {
    superview?.isUserInteractionEnabled == false || superview == nil
      ? [titleLabel] : [titleLabel, chevron]
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    titleLabel.textColor = tintColor
  }
}

extension BackButton: TouchTargetView {
  var touchTargets: [TouchTarget] {
    [TouchTarget(frame: bounds, title: titleLabel.text, label: "Back")]
  }
}
