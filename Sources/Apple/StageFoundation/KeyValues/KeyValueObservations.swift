internal import Dynamics
internal import Layers
package import StageContext
internal import StageKit

/// The observers of properties in an application.
///
/// Properties of layers and of views that are their layers', and a program's own dynamic ones, are
/// reported when they are set. All others are compared after each event of the stage.
package final class KeyValueObservations {
  private var observations: [KeyValueObservation] = []

  /// The names of views' properties for those of their layers.
  private static let viewNames = [
    "position": "center", "opacity": "alpha", "masksToBounds": "clipsToBounds",
  ]

  func add(_ observation: KeyValueObservation) {
    observations.append(observation)
    guard let owner = observation.owner else { return }
    let layer = (owner as? View)?.layer ?? owner as? Layer
    layer?.changeObserver = { [weak self, weak layer] key in
      guard let self, let layer else { return }
      if let view = layer.delegate as? View, view.layer === layer {
        didChange(view, Self.viewNames[key] ?? key)
      }
      didChange(layer, key)
    }
  }

  func remove(where isRemoved: (KeyValueObservation) -> Bool) {
    for observation in observations where isRemoved(observation) { observation.isValid = false }
    observations.removeAll { !$0.isValid }
  }

  /// Reports that a property of an object has been set, and others of the object that differ by
  /// that.
  func didChange(_ object: AnyObject, _ key: String) {
    let key = KeyTable.plain(key)
    for observation in observations where observation.owner === object {
      if observation.key == key || observation.hasChanged { observation.report() }
    }
  }

  /// Reports the properties whose values differ from those that were reported last.
  package func reportChanges() {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.owner == nil }
    for observation in observations where observation.hasChanged { observation.report() }
  }
}

/// The observation of one property of one object.
final class KeyValueObservation {
  /// The object that has the property; nil after its end.
  private(set) weak var owner: AnyObject?
  /// The name of the property; nil for a key path without one.
  let key: String?
  /// The object that is called, and what the observation was begun with.
  weak var observer: AnyObject?
  var keyPath: String?
  var context: UnsafeMutableRawPointer?
  /// Whether the observer is still called.
  var isValid = true

  private let read: () -> Any?
  private let call: (_ old: Any?, _ new: Any?) -> Void
  private var last: Any?

  init(
    of owner: AnyObject, key: String?, read: @escaping () -> Any?,
    call: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) {
    self.owner = owner
    self.key = key.map(KeyTable.plain)
    self.read = read
    self.call = call
    last = read()
  }

  /// Whether the value differs from that which was reported last.
  var hasChanged: Bool {
    guard isValid, owner != nil else { return false }
    return !isEqual(last, read())
  }

  /// Calls the observer.
  func report() {
    guard isValid else { return }
    let old = last
    let new = read()
    last = new
    call(old, new)
  }

  /// Values that cannot be compared count as equal.
  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let one?, let other?):
      if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
      guard type(of: one) is AnyObject.Type, type(of: other) is AnyObject.Type else { return true }
      return one as AnyObject === other as AnyObject
    }
  }
}

extension ApplicationContext {
  /// The observers of properties.
  package var keyValueObservations: KeyValueObservations { service { _ in KeyValueObservations() } }
}

/// Reports that a property has been set; rewritten source calls it for dynamic properties.
public func _didChange(_ object: AnyObject, _ key: String) {
  ApplicationContext.current?.keyValueObservations.didChange(object, key)
}
