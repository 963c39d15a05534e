internal import Tween

/// A property of a view: its model value and the animations that run on it.
///
/// The model value is the final value. An animation is an offset from it that decays to zero, and
/// the offsets of all animations are added (additive animation, as in UIKit since iOS 8). An
/// animation that starts while another one runs therefore continues from the presented value.
struct AnimatableProperty<Value: Interpolatable & Equatable> {
  var model: Value
  /// Whether animations are added; false for colours, where a new animation replaces the old one.
  let isAdditive: Bool
  private(set) var animations: [PropertyAnimation<Value>] = []

  init(_ model: Value, isAdditive: Bool = true) {
    self.model = model
    self.isAdditive = isAdditive
  }

  /// Returns the presented value at a time of the stage.
  func presentation(at time: Double) -> Value {
    guard !animations.isEmpty else { return model }
    let offsets = animations.map { $0.offset(at: time) }
    return model.displaced(by: offsets.reduce(.zero, +))
  }

  /// Whether an animation disables touches on the view.
  var blocksTouches: Bool { animations.contains { $0.group.blocksTouches } }

  mutating func add(_ animation: PropertyAnimation<Value>) {
    animations.append(animation)
  }

  mutating func removeAnimations(of group: AnimationGroup) {
    animations.removeAll { $0.group === group }
  }

  /// Removes all animations, except those of a group, and returns the groups of the removed ones.
  mutating func removeAnimations(except group: AnimationGroup? = nil) -> [AnimationGroup] {
    let removed = animations.map(\.group).filter { $0 !== group }
    animations.removeAll { $0.group !== group }
    return removed
  }

  /// Adds the offsets of a group's animations at a time to the model value and removes them.
  mutating func freeze(_ group: AnimationGroup, at time: Double) {
    for animation in animations where animation.group === group {
      model = model.displaced(by: animation.offset(at: time))
    }
    removeAnimations(of: group)
  }
}

/// The offset of a property from its model value while a group of animations runs.
struct PropertyAnimation<Value: Interpolatable> {
  let group: AnimationGroup
  private let offset: (_ time: Double) -> Value.Displacement

  /// Creates an animation from an offset as a function of stage time.
  init(group: AnimationGroup, offset: @escaping (_ time: Double) -> Value.Displacement) {
    self.group = group
    self.offset = offset
  }

  func offset(at time: Double) -> Value.Displacement { offset(time) }
}
