/// A responder that is notified of the layout of its view: a view controller.
package protocol ViewLayoutController: Responder {
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()
}
