public import StageKit

extension ViewPropertyAnimator {
  /// Waits for the end of the animation.
  ///
  /// - Returns: Where it ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
