/// What the device of the stage whose code runs says of texts.
///
/// Fonts and views that are in no stage have no other way to know it.
package struct TextSettings: Sendable {
  /// The number of pixels per point, to which texts are measured; 2 by default.
  package var displayScale = 2.0
  /// The size of texts that the reader prefers; `.large` by default.
  package var contentSize = Font.ContentSize.large

  /// Whether the language is written from right to left; false by default.
  package var isRightToLeft = false

  /// Creates the settings of a phone.
  package init() {}

  @TaskLocal private static var value = TextSettings()

  /// The settings of the stage whose code runs; those of a phone outside of the code of stages.
  package static var current: TextSettings { value }

  /// Calls a function with other settings.
  package func run<Result>(_ body: () -> Result) -> Result {
    Self.$value.withValue(self, operation: body)
  }
}
