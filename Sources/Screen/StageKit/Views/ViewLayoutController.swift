package import Geometry

/// A responder that is notified of the layout of its view: a view controller.
package protocol ViewLayoutController: Responder {
  /// The stage on which the view will be; nil if that is unknown.
  var expectedStage: Stage? { get }
  /// The least layout margins of the view, beyond the safe area; nil for none.
  ///
  /// The margins of a view that has some are 0 unless they are set.
  var minimumLayoutMargins: Insets? { get }
  /// Called where the constraints of the view are to be updated; calls its `updateConstraints()`.
  func updateViewConstraints()
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()
  /// Called before the view enters a window, or leaves it (nil).
  func viewWillMove(toWindow window: Window?)
  /// Called after the view has entered a window or left it.
  func viewDidMoveToWindow()
  /// Called after the safe area of the view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the layout margins of the view have changed.
  func viewLayoutMarginsDidChange()
  /// Called after the traits of the view have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}
