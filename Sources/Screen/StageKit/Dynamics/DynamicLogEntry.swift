public import Dynamics
public import Geometry

/// An event of a dynamic animator, with its time.
public struct DynamicLogEntry: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The animator has started or resumed.
    case resumed
    /// The animator has come to rest.
    case paused
    /// Two items, or an item and a boundary, have begun to touch.
    case contactBegan
    /// Two items, or an item and a boundary, have stopped touching.
    case contactEnded
  }

  /// The stage time, in seconds.
  public let time: Double
  /// The kind of the event.
  public let kind: Kind
  /// The name of the animator: `animator`, `animator 2` and so on in the order of their first
  /// events.
  public let animator: String
  /// The names of the touching items, as in `viewStates`; one item if it touches a boundary.
  public let items: [String]
  /// The description of the boundary's identifier; nil for the boundary of the reference bounds.
  public let boundary: String?
  /// The point where the contact began, in the reference view's coordinates.
  public let point: Point?
}

extension Stage {
  /// Appends an event of an animator to `dynamicLogEntries`.
  public func dynamicAnimator(_ animator: DynamicAnimator, didReport event: DynamicEvent) {
    let kind: DynamicLogEntry.Kind
    var contact: DynamicContact?
    var point: Point?
    switch event {
    case .resumed: kind = .resumed
    case .paused: kind = .paused
    case .contactBegan(let began, let place): (kind, contact, point) = (.contactBegan, began, place)
    case .contactEnded(let ended): (kind, contact) = (.contactEnded, ended)
    }
    var items: [any DynamicItem] = []
    var boundary: String?
    switch contact {
    case .items(let first, let second)?: items = [first, second]
    case .boundary(let item, let identifier)?:
      items = [item]
      boundary = identifier.map { "\($0)" }
    case nil: break
    }
    let entry = DynamicLogEntry(
      time: time, kind: kind, animator: name(of: animator), items: items.map(name),
      boundary: boundary, point: point)
    dynamicLogEntries.append(entry)
    playSounds(of: entry, between: items)
  }

  /// Gives an animator its name, if it has none: one may have resumed while its view was on no
  /// stage.
  func noteStart(of animator: DynamicAnimator) { _ = name(of: animator) }

  func name(of animator: DynamicAnimator) -> String {
    let count = loggedAnimators.count
    let index = loggedAnimators.firstIndex { $0.animator === animator } ?? count
    if index == count { loggedAnimators.append(WeakAnimator(animator: animator)) }
    return index == 0 ? "animator" : "animator \(index + 1)"
  }

  func name(of item: any DynamicItem) -> String {
    if let group = item as? DynamicItemGroup {
      return group.items.map(name).joined(separator: " + ")
    }
    guard let view = item as? View else { return "\(Swift.type(of: item))" }
    return self.name(of: view)
  }
}
