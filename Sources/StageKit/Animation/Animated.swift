internal import Tween

/// A property of a view with the animations that run on it.
///
/// The model is where the property will end. An animation is an offset from the model that dies
/// away, and offsets add up, so an animation that starts while another runs takes over without a
/// jump: additive animation, as in UIKit since iOS 8.
struct Animated<Value: Interpolatable & Equatable> {
  var model: Value
  /// Whether animations add up; a new animation of a colour replaces the old one instead.
  let isAdditive: Bool
  private(set) var animations: [PropertyAnimation<Value>] = []

  init(_ model: Value, isAdditive: Bool = true) {
    self.model = model
    self.isAdditive = isAdditive
  }

  /// What is on the screen at a time of the stage.
  func presentation(at time: Double) -> Value {
    guard !animations.isEmpty else { return model }
    let offsets = animations.map { $0.offset(at: time) }
    return model.displaced(by: offsets.reduce(.zero, +))
  }

  /// Whether an animation keeps touches away from the view.
  var blocksTouches: Bool { animations.contains { $0.group.blocksTouches } }

  mutating func add(_ animation: PropertyAnimation<Value>) {
    animations.append(animation)
  }

  mutating func removeAnimations(of group: AnimationGroup) {
    animations.removeAll { $0.group === group }
  }

  /// Removes all animations but those of one group, and returns the groups they belonged to.
  mutating func removeAnimations(notOf kept: AnimationGroup? = nil) -> [AnimationGroup] {
    let removed = animations.map(\.group).filter { $0 !== kept }
    animations.removeAll { $0.group !== kept }
    return removed
  }

  /// Makes what a group's animations show at a time part of the model, and removes them.
  mutating func freeze(_ group: AnimationGroup, at time: Double) {
    for animation in animations where animation.group === group {
      model = model.displaced(by: animation.offset(at: time))
    }
    removeAnimations(of: group)
  }
}

/// How far a property is from its model while a group of animations runs.
struct PropertyAnimation<Value: Interpolatable> {
  let group: AnimationGroup
  private let offset: (_ time: Double) -> Value.Displacement

  /// Creates an animation from an offset as a function of the stage's time.
  init(group: AnimationGroup, offset: @escaping (_ time: Double) -> Value.Displacement) {
    self.group = group
    self.offset = offset
  }

  func offset(at time: Double) -> Value.Displacement { offset(time) }
}
