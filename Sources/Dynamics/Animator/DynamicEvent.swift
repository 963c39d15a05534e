public import Geometry

/// Something that happened in an animator, as its ticker hears of it.
public enum DynamicEvent {
  /// The animator runs from now on.
  case resumed
  /// The animator has come to rest.
  case paused
  /// Two have begun to touch, at a point in reference coordinates.
  case contactBegan(DynamicContact, at: Point)
  /// Two have ceased to touch.
  case contactEnded(DynamicContact)
}

/// Who touches whom.
public enum DynamicContact {
  /// Two items, the one that came to the animator first before the other.
  case items(any DynamicItem, any DynamicItem)
  /// An item and a boundary, whose identifier is nil for that of the reference bounds.
  case boundary(any DynamicItem, identifier: AnyHashable?)
}

@available(*, unavailable)
extension DynamicEvent: Sendable {}

@available(*, unavailable)
extension DynamicContact: Sendable {}
