public import Testing

/// When a test records its image as the golden image, with which later images are compared.
///
/// Recording always fails the test, with a sentence that names the file, because the new golden
/// image has not been reviewed. The next run compares with it.
///
/// The mode is that of the innermost trait ``Testing/Trait/imageRecording(_:)`` of the test or its
/// suites; without a trait, that of the environment variable `IMAGE_TESTING_RECORD`, by name;
/// otherwise ``missing``. The trait takes precedence so that a suite whose images are written by
/// another program can stay at ``never`` in every run. In CI (the variable `CI` is set and is not
/// empty, `0` or `false`) no golden image is written.
public enum ImageRecording: String, CaseIterable, TestScoping, Sendable {
  /// Records every image.
  case all
  /// Records an image if it differs from the golden one, or if that is missing or unreadable.
  case failed
  /// Records an image if there is no golden one.
  case missing
  /// Records nothing.
  case never

  /// The mode of the innermost trait of the running test.
  @TaskLocal static var traitMode: ImageRecording?

  /// Runs a test, or all tests of a suite, with this mode.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$traitMode.withValue(self, operation: function)
  }
}

extension ImageRecording: TestTrait, SuiteTrait {}

extension Trait where Self == ImageRecording {
  /// Sets when the tests with this trait record golden images.
  ///
  /// The trait of a suite applies to all tests and suites in it that do not have one of their own.
  public static func imageRecording(_ recording: ImageRecording) -> Self { recording }
}
