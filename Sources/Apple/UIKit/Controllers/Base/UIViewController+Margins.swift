public import Geometry
internal import StageKit

extension UIViewController {
  /// The least layout margins of the view beyond the safe area: 16 points at the sides, or 20 on
  /// wide screens, and 0 above and below.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = (viewIfLoaded?.stage ?? expectedStage)?.systemMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the layout margins of the view are at least ``systemMinimumLayoutMargins``; true by
  /// default.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { AttachedValue.value("viewRespectsSystemMinimumLayoutMargins", of: self) ?? true }
    set {
      AttachedValue.set(newValue, "viewRespectsSystemMinimumLayoutMargins", of: self)
      viewIfLoaded?.marginsMayHaveChanged()
    }
  }

  /// The margins of the view unless they are set: those of the system, or nothing.
  package var minimumLayoutMargins: UIEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
    let margins = systemMinimumLayoutMargins
    return UIEdgeInsets(top: 0, left: margins.leading, bottom: 0, right: margins.trailing)
  }
}
