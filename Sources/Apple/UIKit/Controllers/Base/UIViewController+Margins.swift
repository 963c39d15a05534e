public import Geometry
internal import StageKit

extension UIViewController {
  /// The least layout margins of the view beyond the safe area: 16 points at the sides, or 20 on
  /// wide windows, and 0 above and below.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = viewIfLoaded?.systemMargin ?? expectedStage?.systemMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of the view unless they are set: those of the system, or nothing.
  package var minimumLayoutMargins: UIEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
    let margins = systemMinimumLayoutMargins
    return UIEdgeInsets(top: 0, left: margins.leading, bottom: 0, right: margins.trailing)
  }
}
