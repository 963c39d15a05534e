internal import Dynamics
internal import SoundKit

/// A sound of contacts.
struct ContactSound {
  let cue: SoundCue
  /// The views whose contacts are heard; nil for all items.
  let items: Set<ObjectIdentifier>?
  /// The time in which further contacts of the same items are silent, in seconds.
  let interval: Double
  /// When the items of a contact were heard last, by their names.
  private var heard: [String: Double] = [:]

  init(cue: SoundCue, items: Set<ObjectIdentifier>?, interval: Double) {
    self.cue = cue
    self.items = items
    self.interval = interval
  }

  /// Returns the cue of a contact; nil if it is silent.
  ///
  /// - Parameters:
  ///   - touching: The items, one if it touches a boundary.
  ///   - contact: What identifies the contact among those of the same items.
  ///   - time: The time of the stage, in seconds.
  /// - Returns: The cue.
  mutating func cue(
    ofContactBetween touching: [any DynamicItem], named contact: String, at time: Double
  ) -> SoundCue? {
    if let items, !touching.contains(where: { items.contains(ObjectIdentifier($0)) }) {
      return nil
    }
    if let last = heard[contact], time - last < interval { return nil }
    heard[contact] = time
    var cue = cue
    cue.time = time
    return cue
  }
}

extension Stage {
  /// Plays the sounds of a contact that begins.
  func playSounds(of contact: DynamicLogEntry, between items: [any DynamicItem]) {
    guard contact.kind == .contactBegan, !contactSounds.isEmpty else { return }
    let name = (contact.items + [contact.boundary ?? ""]).joined(separator: "\n")
    for index in contactSounds.indices {
      let cue = contactSounds[index].cue(ofContactBetween: items, named: name, at: contact.time)
      if let cue { play(cue) }
    }
  }
}
