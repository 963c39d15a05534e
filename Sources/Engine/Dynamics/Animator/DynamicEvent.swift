public import Geometry

/// An event of an animator that its ticker receives.
public enum DynamicEvent {
  /// The animator started running.
  case resumed
  /// The animator paused: all items are at rest.
  case paused
  /// A contact began, at a point in reference coordinates.
  case contactBegan(DynamicContact, at: Point)
  /// A contact ended.
  case contactEnded(DynamicContact)
}

/// A contact between two items, or between an item and a boundary.
public enum DynamicContact {
  /// Two items, in the order in which they were added to the animator.
  case items(any DynamicItem, any DynamicItem)
  /// An item and a boundary; the identifier is nil for the boundary made from the reference bounds.
  case boundary(any DynamicItem, identifier: AnyHashable?)
}

@available(*, unavailable)
extension DynamicEvent: Sendable {}

@available(*, unavailable)
extension DynamicContact: Sendable {}
