internal import StageContext
internal import StageKit

extension UIApplication {
  /// Writes a sentence about something that films cannot have to the stage's log, once.
  ///
  /// The command prints it as a warning. Outside of an application the call does nothing.
  ///
  /// - Parameter sentence: What was used, and what happens instead.
  package static func logOnce(_ sentence: String) { ApplicationContext.logOnce(sentence) }

  /// The sentences of ``logOnce(_:)`` so far.
  package var notes: [String] { stage.notes }
}
