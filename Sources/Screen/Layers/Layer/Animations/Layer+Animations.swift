private import Geometry
internal import Tween

extension Layer {
  /// Returns the animation of a name, which must not be changed; nil if there is none.
  public func animation(forKey key: String) -> Animation? {
    attachments.first { $0.key == key }?.animation
  }

  /// The names of the animations, in the order in which they were added; nil if there are none.
  public func animationKeys() -> [String]? {
    let keys = attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation of a name; its delegate receives false.
  public func removeAnimation(forKey key: String) {
    removeAnimations { $0.key == key }
  }

  /// Removes all animations; their delegates receive false.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  func attach(_ animation: Animation, forKey key: String?) {
    precondition(
      !isPresentation, "animations are added to model layers, not to presentation layers")
    declareProperties(of: animation)
    animation.validate(on: self)
    let key = animation is Transition ? Self.transitionKey : key
    let old = animation is Transition ? untransformedNode(at: rootContext?.time ?? 0) : nil
    if let key { removeAnimation(forKey: key) }
    let context = rootContext
    let copy = animation.copy()
    (copy as? Transition)?.old = old
    let beginsWhenAdded = animation.beginTime == 0
    if beginsWhenAdded { copy.beginTime = localTime(at: context?.time ?? 0) }
    copy.resolveDuration(context?.transaction.animationDuration ?? 0.25)
    if let function = context?.transaction.animationTimingFunction {
      copy.timingFunction = function
    }
    let attachment = AttachedAnimation(
      key: key, animation: copy, beginsWhenAdded: beginsWhenAdded,
      completions: context?.transaction.completions ?? [])
    attachments.append(attachment)
    noteLosses(of: copy)
    schedule(attachment)
  }

  func removeAnimations(where isRemoved: (AttachedAnimation) -> Bool) {
    let removed = attachments.filter(isRemoved)
    guard !removed.isEmpty else { return }
    attachments.removeAll { attachment in removed.contains { $0 === attachment } }
    for attachment in removed {
      (attachment.animation as? OffsetAnimation)?.onRemoval?(false)
      drawModel(after: attachment.animation)
      end(attachment, finished: false)
    }
  }

  /// Draws the layer again with its own values, after an animation that has drawn it with others.
  private func drawModel(after animation: Animation) {
    if isRedrawn(by: animation) { setNeedsDisplay() }
  }

  /// Reports the end of an animation that was removed: at the present time, but after the code that
  /// removed it.
  private func end(_ attachment: AttachedAnimation, finished: Bool) {
    attachment.schedule += 1
    guard let context = rootContext else { return attachment.end(finished: finished) }
    context.schedule(at: context.time) { attachment.end(finished: finished) }
  }
}

extension Layer {
  /// The context of the tree; nil if it has none.
  var rootContext: (any LayerContext)? {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.context
  }

  /// Schedules the start and the end of an animation.
  func schedule(_ attachment: AttachedAnimation) {
    attachment.schedule += 1
    guard let context = rootContext, !attachment.hasEnded else { return }
    let number = attachment.schedule
    func at(_ local: Double, _ action: @escaping () -> Void) {
      guard let time = firstRootTime(reaching: local) else { return }
      context.schedule(at: max(time, context.time)) {
        if attachment.schedule == number { action() }
      }
    }
    if attachment.animation.delegate != nil, !attachment.hasStarted {
      at(attachment.animation.beginTime) { attachment.start() }
    }
    at(attachment.endTime) { [weak self] in
      let offset = attachment.animation as? OffsetAnimation
      if attachment.animation.isRemovedOnCompletion || offset != nil {
        self?.attachments.removeAll { $0 === attachment }
        self?.drawModel(after: attachment.animation)
      }
      attachment.end(finished: true)
      offset?.onRemoval?(true)
    }
  }

  /// Schedules the animations of the layer and its descendants again, after a change of timing.
  func rescheduleAnimations() {
    for attachment in attachments {
      // From now on the clock of the layer differs from that of the context.
      (attachment.animation as? OffsetAnimation)?.endsByItself = true
      schedule(attachment)
    }
    for layer in storedSublayers { layer.rescheduleAnimations() }
    storedMaskLayer?.rescheduleAnimations()
  }

  /// Starts the animations that were added before the layer came into a tree with a context.
  func treeDidChange() {
    guard let context = rootContext else { return }
    joinTime = context.time
    treeWasJoined()
    noteUnknownKeyPaths()
    for attachment in attachments where !attachment.hasStarted {
      if attachment.beginsWhenAdded {
        attachment.animation.beginTime = localTime(at: context.time)
      }
      noteLosses(of: attachment.animation)
      schedule(attachment)
    }
    for layer in storedSublayers { layer.treeDidChange() }
    storedMaskLayer?.treeDidChange()
  }

  func contextDidChange(from old: (any LayerContext)?) {
    precondition(context == nil || parent == nil, "only the root of a tree can have a context")
    if old != nil, old !== context { leave() }
    if context !== old { treeDidChange() }
  }

  /// Removes the animations of the layer and its descendants, which have left a tree.
  func leave() {
    removeAllAnimations()
    for layer in storedSublayers { layer.leave() }
    storedMaskLayer?.leave()
  }

  private var storedMaskLayer: Layer? { isPresentation ? nil : mask }
}
