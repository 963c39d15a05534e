private import Geometry

extension ViewPropertyAnimator {
  /// Stops the animation; the presented values become the views' model values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completions. If false it stays stopped until `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    run(.paused(playhead.position(at: stage.time)))
    for block in blocks { block.animations.freeze(at: stage.time) }
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Finishes a stopped animator and calls its completions.
  ///
  /// - Parameter position: The final position of the views: the old values, the new values, or the
  ///   values at the stop.
  public func finishAnimation(at position: ViewAnimatingPosition) {
    precondition(
      state == .stopped, "only a stopped animator can be finished; this one is \(state)")
    finish(at: position)
  }

  func finish(at position: ViewAnimatingPosition) {
    // In reverse order: the start values of a block may be the end values of an earlier one.
    for block in blocks.reversed() { block.animations.finish(at: position) }
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    blocks = []
    completions = []
    playhead = Playhead(pausedAt: origin)
  }
}
