extension Layer {
  /// Adds an animation without copying it, so that its owner can remove it.
  ///
  /// Its name is the key path, or, if there is an animation of that name, the key path with a
  /// number.
  package func addOffset(_ animation: OffsetAnimation) {
    animation.validate(on: self)
    attachments.append(
      AttachedAnimation(
        key: unusedKey(for: animation.keyPath ?? ""), animation: animation,
        beginsWhenAdded: false, completions: rootContext?.transaction.completions ?? []))
  }

  /// Removes an animation that its owner has added, without notifying the owner.
  package func removeOffset(_ animation: OffsetAnimation) {
    animation.onRemoval = nil
    cancelOffset(animation)
  }

  /// Removes an animation that another owner has added, and notifies its owner.
  package func cancelOffset(_ animation: OffsetAnimation) {
    removeAnimations { $0.animation === animation }
  }

  /// The animations that owners have added, in order.
  package var offsets: [OffsetAnimation] {
    attachments.compactMap { $0.animation as? OffsetAnimation }
  }

  /// Makes the layer remove an animation when its own time reaches the end, at whatever rate its
  /// clock runs.
  package func endByItself(_ animation: OffsetAnimation) {
    guard let attachment = attachments.first(where: { $0.animation === animation }) else { return }
    animation.endsByItself = true
    schedule(attachment)
  }

  private func unusedKey(for keyPath: String) -> String {
    guard animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}
