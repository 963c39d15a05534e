/// Receives the events of a sheet: those of `UISheetPresentationControllerDelegate` and
/// `UIAdaptivePresentationControllerDelegate`; all methods are optional.
public protocol SheetViewDelegate: AnyObject {
  /// Returns whether a drag or a tap may dismiss the sheet; true by default.
  func sheetViewShouldDismiss(_ sheetView: SheetView) -> Bool
  /// Called after a drag or a tap has dismissed the sheet.
  func sheetViewDidDismiss(_ sheetView: SheetView)
  /// Called after a drag or a tap on the grabber that ``sheetViewShouldDismiss(_:)`` has prevented
  /// from dismissing the sheet, or that ``SheetView/isModalInPresentation`` has.
  func sheetViewDidAttemptToDismiss(_ sheetView: SheetView)
  /// Called after a drag or a tap on the grabber has changed the selected detent.
  func sheetViewDidChangeSelectedDetentIdentifier(_ sheetView: SheetView)
}

extension SheetViewDelegate {
  /// Returns true.
  public func sheetViewShouldDismiss(_ sheetView: SheetView) -> Bool { true }
  /// Does nothing.
  public func sheetViewDidDismiss(_ sheetView: SheetView) {}
  /// Does nothing.
  public func sheetViewDidAttemptToDismiss(_ sheetView: SheetView) {}
  /// Does nothing.
  public func sheetViewDidChangeSelectedDetentIdentifier(_ sheetView: SheetView) {}
}
