internal import Layers
internal import Tween

/// The property animations of one animation block, which run and end together.
///
/// The model value of a property is the final value. An animation is an offset from it that decays
/// to zero, and the offsets of all animations are added (additive animation, as in UIKit since iOS
/// 8). An animation that starts while another one runs therefore continues from the presented
/// value. Values that are not additive, such as colors, replace the animations of other blocks.
final class AnimationBlock {
  /// The end of the last animation in stage time; infinite for an animation that repeats forever,
  /// nil for a property animator, which schedules its end itself.
  private(set) var end: Double?
  /// Whether views ignore touches while these animations run.
  var blocksTouches: Bool
  /// Called when the last animation is removed or replaced before the end.
  var onCancel: () -> Void = {}
  /// Called when the layers whose clocks differ from the stage's have ended the last animation.
  var onEnd: () -> Void = {}
  /// Whether an animation was removed or replaced before the end.
  private(set) var wasInterrupted = false
  private var members: [any Member] = []

  init(end: Double? = nil, blocksTouches: Bool) {
    self.end = end
    self.blocksTouches = blocksTouches
  }

  var isEmpty: Bool { members.isEmpty }

  /// Moves the end to a time, unless it is later already.
  func extend(to time: Double) {
    end = end.map { max($0, time) }
  }

  /// Animates a property by an offset from its model value that decays to zero.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - start: The value before the animation.
  ///   - now: The present time of the stage.
  ///   - offset: Returns the displacement at a time of the stage.
  func animate<Value>(
    _ property: AnimatedProperty<Value>, from start: Value, at now: Double,
    offset: @escaping (_ time: Double) -> Value.Displacement
  ) {
    let layer = property.layer
    if !Value.isAdditive {
      let replaced = layer.offsets.filter { $0.keyPath == property.key && $0.owner !== self }
      for animation in replaced { layer.cancelOffset(animation) }
    }
    // The time of a layer with its own clock differs from that of the stage.
    let lag = now - layer.convertTime(now, from: nil)
    let localEnd = (end ?? .infinity) - lag
    let animation = OffsetAnimation(keyPath: property.key, end: localEnd, owner: self) {
      offset($0 + lag)
    }
    animation.onRemoval = { [weak self, unowned animation] finished in
      self?.didRemove(animation, finished: finished)
    }
    layer.addOffset(animation)
    if let end, end.isFinite, layer.convertTime(end, from: nil) != end {
      layer.endByItself(animation)
    }
    // A property that the block sets twice has two animations but only one start value, the first.
    let key = property.key
    if let index = members.firstIndex(where: { $0.isProperty(key, of: layer) }) {
      members[index].animations.append(animation)
    } else {
      members.append(PropertyMember(property: property, start: start, animations: [animation]))
    }
  }

  /// Removes the animations, so that the properties show their model values.
  func remove() {
    for member in members { member.removeAnimations() }
    members = []
  }

  /// Removes the animations that have ended, by the clocks of their layers, at a stage time.
  func removeEnded(at time: Double) {
    for index in members.indices { members[index].removeEnded(at: time) }
    members.removeAll(where: \.animations.isEmpty)
  }

  /// Adds the current offsets to the model values and removes the animations.
  ///
  /// The presented values do not change. The members remain for `finish(at:)`.
  func freeze(at time: Double) {
    for index in members.indices { members[index].freeze(at: time) }
  }

  /// Removes the animations and sets the model values for the final position.
  func finish(at position: ViewAnimatingPosition) {
    for member in members { member.finish(at: position) }
    remove()
  }

  private func didRemove(_ animation: OffsetAnimation, finished: Bool) {
    for index in members.indices { members[index].animations.removeAll { $0 === animation } }
    let countBefore = members.count
    members.removeAll(where: \.animations.isEmpty)
    guard members.count < countBefore else { return }
    if !finished { wasInterrupted = true }
    guard members.isEmpty else { return }
    if finished { onEnd() } else { onCancel() }
  }
}

/// One animated property in a block, independent of the type of its value.
private protocol Member {
  var animations: [OffsetAnimation] { get set }
  func isProperty(_ key: String, of layer: Layer) -> Bool
  func removeAnimations()
  mutating func removeEnded(at time: Double)
  mutating func freeze(at time: Double)
  func finish(at position: ViewAnimatingPosition)
}

private struct PropertyMember<Value: AnimatableValue>: Member {
  let property: AnimatedProperty<Value>
  let start: Value
  var animations: [OffsetAnimation]
  /// The model value before `freeze(at:)`.
  var end: Value?

  init(property: AnimatedProperty<Value>, start: Value, animations: [OffsetAnimation]) {
    self.property = property
    self.start = start
    self.animations = animations
  }

  func isProperty(_ key: String, of layer: Layer) -> Bool { property.isProperty(key, of: layer) }

  func removeAnimations() {
    for animation in animations { property.layer.removeOffset(animation) }
  }

  mutating func removeEnded(at time: Double) {
    let layer = property.layer
    // Both times are sums of the same numbers, up to rounding.
    let local = layer.convertTime(time, from: nil) + Stage.timeTolerance
    for animation in animations {
      if animation.end <= local {
        layer.removeOffset(animation)
      } else {
        layer.endByItself(animation)
      }
    }
    animations.removeAll { $0.end <= local }
  }

  mutating func freeze(at time: Double) {
    end = property.model
    let local = property.layer.convertTime(time, from: nil)
    var value = property.model
    for animation in animations {
      if let offset: Value.Displacement = animation.offset(at: local) {
        value = value.displaced(by: offset)
      }
    }
    property.model = value
    removeAnimations()
  }

  func finish(at position: ViewAnimatingPosition) {
    switch position {
    case .start: property.model = start
    case .end: if let end { property.model = end }
    case .current: break
    }
  }
}
