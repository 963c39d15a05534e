public import Testing

/// When a test writes its picture as the golden one, against which later pictures are compared.
///
/// A picture that is written always fails its test, with a sentence that names the file: nobody has looked
/// at it yet. The next run compares with it.
///
/// A suite or a test chooses with a trait, ``Testing/Trait/imageRecording(_:)``; where none does, the
/// environment variable `IMAGE_TESTING_RECORD` does, by name; otherwise ``missing`` holds. The trait is
/// stronger because it stands beside the tests and knows them: a suite whose pictures another program
/// makes stays at ``never`` whatever is asked of the whole run. In CI, where the variable `CI` is set to
/// something else than nothing, `0` or `false`, no golden picture is ever written.
public enum ImageRecording: String, CaseIterable, TestScoping, Sendable {
  /// Every picture is written.
  case all
  /// A picture is written where it differs from the golden one, or there is none that can be read.
  case failed
  /// A picture is written where there is no golden one.
  case missing
  /// No picture is written.
  case never

  /// What the innermost trait around the running test has chosen.
  @TaskLocal static var chosen: ImageRecording?

  /// Runs a test, or all tests of a suite, with this choice.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$chosen.withValue(self, operation: function)
  }
}

extension ImageRecording: TestTrait, SuiteTrait {}

extension Trait where Self == ImageRecording {
  /// Chooses when the tests it is given to write golden pictures.
  ///
  /// On a suite it holds for all that is in it, unless a trait further in chooses otherwise.
  public static func imageRecording(_ recording: ImageRecording) -> Self { recording }
}
