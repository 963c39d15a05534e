internal import Geometry

extension Layer {
  /// Returns the layer as it is presented at the present time of its context; nil without one.
  public func presentation() -> Self? {
    rootContext.map { presentation(at: $0.time) }
  }

  /// Returns the model layer of a presentation layer, and otherwise the layer itself.
  public func model() -> Layer { source?.layer ?? self }

  /// Returns the layer as it is presented at a time: a copy whose properties have the values that
  /// the present animations give them.
  ///
  /// Sublayers, superlayer and mask of the copy are presented at the same time.
  ///
  /// - Parameter time: The time of the context, in seconds, past or future.
  /// - Returns: The copy.
  public func presentation(at time: Double) -> Self {
    presentation(at: time, moved: host?.motion(at: time))
  }

  /// Returns the layer as it is presented at a time, which is the layer itself if nothing is
  /// animated.
  package func presented(at time: Double) -> Layer {
    let motion = host?.motion(at: time)
    guard !attachments.isEmpty || motion != nil else { return self }
    let copy = presentation(at: time, moved: motion)
    if isRedrawn(by: running(at: time)) { copy.display() }
    return copy
  }

  private func presentation(at time: Double, moved motion: LayerMotion?) -> Self {
    let copy = Self(layer: self)
    copy.present(self, at: time)
    if !attachments.isEmpty { copy.apply(running(at: time)) }
    if let motion {
      copy.position = copy.position + motion.displacement
      if !motion.rotation.isIdentity {
        copy.transform = copy.transform.concatenating(Transform3D(motion.rotation))
      }
    }
    return copy
  }

  /// Returns the animations that run at a time of the context.
  private func running(at time: Double) -> [RunningAnimation] {
    let local = localTime(at: time)
    var running: [RunningAnimation] = []
    for attachment in attachments {
      attachment.animation.addRunning(at: local, includesEnd: false, to: &running)
    }
    return running
  }

  /// Applies animations in their order, each property on its own.
  func apply(_ running: [RunningAnimation]) {
    var remaining = running
    while let keyPath = remaining.first?.animation.valueKeyPath {
      let key = keyPath.prefix { $0 != "." }
      let isSame = { (other: RunningAnimation) in
        other.animation.valueKeyPath?.prefix { $0 != "." } == key
      }
      applyInOrder(remaining.filter(isSame))
      remaining.removeAll(where: isSame)
    }
  }

  /// Applies the animations of one property and its parts.
  private func applyInOrder(_ running: [RunningAnimation]) {
    var present: (keyPath: String?, value: any PresentedValue)?
    for item in running {
      let keyPath = item.animation.valueKeyPath
      if present?.keyPath != keyPath {
        present?.value.commit()
        let property = property(forKeyPath: keyPath ?? "")
        present = property.map { (keyPath, $0.access.presentedValue(of: self)) }
      }
      present?.value.add(item.animation, at: item.position)
    }
    present?.value.commit()
  }
}
