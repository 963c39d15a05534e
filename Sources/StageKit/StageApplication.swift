/// An application that runs on a stage and must be the current one while the stage calls its code.
package protocol StageApplication: AnyObject {
  /// Calls a function while the application is the current one.
  func run<Result>(_ body: () -> Result) -> Result

  /// Called after each event, while the application is the current one.
  func eventDidEnd()

  /// Called when the stage is released, while the application is the current one.
  ///
  /// The application releases its objects, which must not retain the stage.
  func end()
}
