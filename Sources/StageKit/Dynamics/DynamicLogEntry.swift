public import Dynamics
public import Geometry

/// Something that happened in a dynamic animator, with the time at which it shows.
public struct DynamicLogEntry: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The animator runs from now on.
    case resumed
    /// The animator has come to rest.
    case paused
    /// Two have begun to touch.
    case contactBegan
    /// Two have ceased to touch.
    case contactEnded
  }

  /// The virtual time, in seconds.
  public let time: Double
  /// What happened.
  public let kind: Kind
  /// The animator: `animator`, or `animator 2` and so on by the order in which they started.
  public let animator: String
  /// The names of the items that touch, as in `viewStates`: two, or one that touches a boundary.
  public let items: [String]
  /// The identifier of the boundary in words, nil for that of the reference bounds.
  public let boundary: String?
  /// Where the contact began, in the coordinates of the reference view.
  public let point: Point?
}

extension Stage {
  /// Notes what happens in an animator in `dynamicLogEntries`.
  public func dynamicAnimator(_ animator: DynamicAnimator, didNote event: DynamicEvent) {
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
    dynamicLogEntries.append(
      DynamicLogEntry(
        time: time, kind: kind, animator: name(of: animator), items: items.map(name),
        boundary: boundary, point: point))
  }

  private func name(of animator: DynamicAnimator) -> String {
    let index = knownAnimators.firstIndex { $0.animator === animator } ?? knownAnimators.count
    if index == knownAnimators.count { knownAnimators.append(KnownAnimator(animator: animator)) }
    return index == 0 ? "animator" : "animator \(index + 1)"
  }

  private func name(of item: any DynamicItem) -> String {
    if let group = item as? DynamicItemGroup {
      return group.items.map(name).joined(separator: " + ")
    }
    guard let view = item as? View else { return "\(type(of: item))" }
    return self.name(of: view)
  }
}

/// An animator that a stage has met, which it does not keep alive.
struct KnownAnimator {
  weak var animator: DynamicAnimator?
}
