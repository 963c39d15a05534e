/// A recognizer of single taps: `UITapGestureRecognizer`.
open class TapGestureRecognizer: GestureRecognizer {
  private let action: (TapGestureRecognizer) -> Void

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called for each tap.
  public init(_ action: @escaping (TapGestureRecognizer) -> Void) {
    self.action = action
    super.init()
  }

  override func sendAction() { action(self) }
}
