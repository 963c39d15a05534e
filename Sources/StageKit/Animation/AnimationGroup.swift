internal import Tween

/// The property animations of one animation block, which run and end together.
final class AnimationGroup {
  /// The end of the last animation in stage time; infinite for an animation that repeats forever,
  /// nil for a property animator, which schedules its end itself.
  private(set) var end: Double?
  /// Whether views ignore touches while these animations run.
  var blocksTouches: Bool
  /// Called when the last property animation is removed or replaced before the end.
  var onCancel: () -> Void = {}
  /// Whether a property animation was removed or replaced before the end.
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

  /// Animates a property of a view by an offset from its model value that decays to zero.
  func animate<Value>(
    _ property: AnimatablePropertyPath<Value>, of view: View, from start: Value,
    offset: @escaping (_ time: Double) -> Value.Displacement
  ) {
    if !view.properties[keyPath: property].isAdditive {
      let replaced = view.properties[keyPath: property].removeAnimations(except: self)
      for group in replaced { group.interrupt(property, of: view) }
    }
    view.properties[keyPath: property].add(PropertyAnimation(group: self, offset: offset))
    // A property that the block sets twice has two animations but only one start value, the first.
    guard !members.contains(where: { $0.animates(property, of: view) }) else { return }
    members.append(PropertyMember(view: view, property: property, start: start))
  }

  /// Removes the animations, so that the properties show their model values.
  func remove() {
    for member in members { member.remove(self) }
    members = []
  }

  /// Adds the current offsets to the model values and removes the animations.
  ///
  /// The presented values do not change. The members remain for `finish(at:)`.
  func freeze(at time: Double) {
    for index in members.indices { members[index].freeze(self, at: time) }
  }

  /// Removes the animations and sets the model values for the final position.
  func finish(at position: ViewAnimatingPosition) {
    for member in members { member.finish(at: position) }
    remove()
  }

  /// Drops the members of a view whose animations have been removed.
  func interruptAll(of view: View) {
    interrupt { $0.view === view }
  }

  private func interrupt(_ property: PartialKeyPath<AnimatableProperties>, of view: View) {
    interrupt { $0.animates(property, of: view) }
  }

  private func interrupt(where isInterrupted: (any Member) -> Bool) {
    let countBefore = members.count
    members.removeAll(where: isInterrupted)
    guard members.count < countBefore else { return }
    wasInterrupted = true
    if members.isEmpty { onCancel() }
  }
}

/// One animated property of one view in a group, independent of the type of its value.
private protocol Member {
  var view: View { get }
  func animates(_ property: PartialKeyPath<AnimatableProperties>, of view: View) -> Bool
  func remove(_ group: AnimationGroup)
  mutating func freeze(_ group: AnimationGroup, at time: Double)
  func finish(at position: ViewAnimatingPosition)
}

private struct PropertyMember<Value: Interpolatable & Equatable>: Member {
  let view: View
  let property: AnimatablePropertyPath<Value>
  let start: Value
  /// The model value before `freeze(_:at:)`.
  var end: Value?

  func animates(_ property: PartialKeyPath<AnimatableProperties>, of view: View) -> Bool {
    self.view === view && self.property == property
  }

  func remove(_ group: AnimationGroup) {
    view.properties[keyPath: property].removeAnimations(of: group)
  }

  mutating func freeze(_ group: AnimationGroup, at time: Double) {
    end = view.properties[keyPath: property].model
    view.properties[keyPath: property].freeze(group, at: time)
  }

  func finish(at position: ViewAnimatingPosition) {
    switch position {
    case .start: view.properties[keyPath: property].model = start
    case .end: if let end { view.properties[keyPath: property].model = end }
    case .current: break
    }
  }
}
