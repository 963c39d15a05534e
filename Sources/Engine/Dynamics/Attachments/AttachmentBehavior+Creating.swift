public import Geometry

extension AttachmentBehavior {
  /// Creates an attachment between the center of an item and an anchor point in reference
  /// coordinates.
  public convenience init(item: any DynamicItem, attachedToAnchor point: Point) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment between the centers of two items, which may still collide.
  public convenience init(item item1: any DynamicItem, attachedTo item2: any DynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment that lets an item slide along a fixed axis, without rotation.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: A point of the axis, in reference coordinates.
  ///   - axis: The direction of the axis; its length is ignored.
  /// - Returns: The attachment.
  public class func slidingAttachment(
    with item: any DynamicItem, attachmentAnchor point: Point, axisOfTranslation axis: Vector
  ) -> Self {
    Self(
      Definition(
        kind: .sliding(axis: unit(axis)), items: [item], offsets: [.zero], anchorPoint: point))
  }

  /// Creates an attachment that lets two items slide relative to each other, without relative
  /// rotation.
  ///
  /// The axis is fixed to the second item. The items do not collide with each other.
  ///
  /// - Parameters:
  ///   - item1: The item whose translation `attachmentRange` limits.
  ///   - item2: The other item.
  ///   - point: A point of the axis, in reference coordinates.
  ///   - axis: The direction of the axis; its length is ignored.
  /// - Returns: The attachment.
  public class func slidingAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem, attachmentAnchor point: Point,
    axisOfTranslation axis: Vector
  ) -> Self {
    Self(
      Definition(
        kind: .sliding(axis: unit(axis)), items: [item1, item2], offsets: [.zero, .zero],
        anchorPoint: point))
  }

  /// Creates an attachment that limits the distance between points of two items, like a rope.
  ///
  /// The maximum distance is the one when the behavior is added. The points rotate with the items.
  /// The items do not collide with each other.
  public class func limitAttachment(
    with item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) -> Self {
    Self(Definition(kind: .limit, items: [item1, item2], offsets: [offset1, offset2]))
  }

  /// Creates an attachment that fixes two items to each other at a point in reference coordinates.
  ///
  /// The items do not collide with each other.
  public class func fixedAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem, attachmentAnchor point: Point
  ) -> Self {
    Self(
      Definition(
        kind: .fixed, items: [item1, item2], offsets: [.zero, .zero], anchorPoint: point))
  }

  /// Creates an attachment that lets two items rotate about a common point in reference
  /// coordinates.
  ///
  /// The items do not collide with each other.
  public class func pinAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem, attachmentAnchor point: Point
  ) -> Self {
    Self(
      Definition(
        kind: .pin, items: [item1, item2], offsets: [.zero, .zero], anchorPoint: point))
  }

  private class func unit(_ axis: Vector) -> Vector {
    precondition(
      axis.length.isFinite && axis.length > 0,
      "axisOfTranslation must be finite and not zero, but is \(axis)")
    return axis / axis.length
  }
}
