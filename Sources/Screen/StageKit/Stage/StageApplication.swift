/// An application that runs on a stage and must be the current one while the stage calls its code.
package protocol StageApplication: AnyObject {
  /// Calls a function while the application is the current one.
  func run<Result>(_ body: () -> Result) -> Result

  /// Called after each event, while the application is the current one.
  func eventDidEnd()

  /// Called before a view enters a window or changes to another one.
  func viewWillEnterWindow(_ view: View)

  /// Called after the first responder of the stage has changed.
  func firstResponderDidChange()

  /// Called when the editing of the text of a view begins, changes the text or ends.
  func textEditingDidReach(_ phase: TextEditingPhase, in view: View)

  /// Opens an address, such as that of a touched link.
  func open(_ address: String)

  /// Called when the stage is released, while the application is the current one.
  ///
  /// The application releases its objects, which must not retain the stage.
  func end()
}

/// A phase of the editing of text.
package enum TextEditingPhase {
  case began, changed, ended
}
