internal import Tween

/// The property animations that one block started, which run and end together.
final class AnimationGroup {
  /// When the last of the animations ends, in the stage's time; infinite for one that repeats for
  /// ever, nil where an animator decides.
  private(set) var end: Double?
  /// Whether touches do not reach views while these animations run.
  var blocksTouches: Bool
  /// Called when outside forces have removed the last property animation before the end.
  var whenLost: () -> Void = {}
  /// Whether a property animation was removed before the end.
  private(set) var wasCut = false
  private var members: [any Member] = []

  init(end: Double? = nil, blocksTouches: Bool) {
    self.end = end
    self.blocksTouches = blocksTouches
  }

  var isEmpty: Bool { members.isEmpty }

  /// Makes the group last until a time at least.
  func extend(to time: Double) {
    end = end.map { max($0, time) }
  }

  /// Animates a property of a view by an offset from its model that time brings to nothing.
  func animate<Value>(
    _ track: WritableKeyPath<Tracks, Animated<Value>>, of view: View, from start: Value,
    offset: @escaping (_ time: Double) -> Value.Displacement
  ) {
    if !view.tracks[keyPath: track].isAdditive {
      let replaced = view.tracks[keyPath: track].removeAnimations(notOf: self)
      for group in replaced { group.lose(track, of: view) }
    }
    view.tracks[keyPath: track].add(PropertyAnimation(group: self, offset: offset))
    // A property that the block sets twice has two animations, but starts from where it was first.
    guard !members.contains(where: { $0.isFor(track, of: view) }) else { return }
    members.append(PropertyMember(view: view, track: track, start: start))
  }

  /// Removes the animations; the properties show their models.
  func remove() {
    for member in members { member.remove(self) }
    members = []
  }

  /// Takes the animations off the views, whose models become what is on the screen.
  func freeze(at time: Double) {
    for index in members.indices { members[index].freeze(self, at: time) }
  }

  /// Removes the animations for good; the models become what they were at the start or set to at
  /// the end, or stay as they are.
  func settle(at position: ViewAnimatingPosition) {
    for member in members { member.settle(at: position) }
    remove()
  }

  /// Hears that the animations of a view have been removed.
  func loseAll(of view: View) {
    lose { $0.view === view }
  }

  private func lose(_ track: PartialKeyPath<Tracks>, of view: View) {
    lose { $0.isFor(track, of: view) }
  }

  private func lose(where isLost: (any Member) -> Bool) {
    let before = members.count
    members.removeAll(where: isLost)
    guard members.count < before else { return }
    wasCut = true
    if members.isEmpty { whenLost() }
  }
}

/// One property of one view in a group.
private protocol Member {
  var view: View { get }
  func isFor(_ track: PartialKeyPath<Tracks>, of view: View) -> Bool
  func remove(_ group: AnimationGroup)
  mutating func freeze(_ group: AnimationGroup, at time: Double)
  func settle(at position: ViewAnimatingPosition)
}

private struct PropertyMember<Value: Interpolatable & Equatable>: Member {
  let view: View
  let track: WritableKeyPath<Tracks, Animated<Value>>
  let start: Value
  /// The model from before it was frozen.
  var end: Value?

  func isFor(_ track: PartialKeyPath<Tracks>, of view: View) -> Bool {
    self.view === view && self.track == track
  }

  func remove(_ group: AnimationGroup) {
    view.tracks[keyPath: track].removeAnimations(of: group)
  }

  mutating func freeze(_ group: AnimationGroup, at time: Double) {
    end = view.tracks[keyPath: track].model
    view.tracks[keyPath: track].freeze(group, at: time)
  }

  func settle(at position: ViewAnimatingPosition) {
    switch position {
    case .start: view.tracks[keyPath: track].model = start
    case .end: if let end { view.tracks[keyPath: track].model = end }
    case .current: break
    }
  }
}
