public import Geometry

extension AttachmentBehavior {
  /// Attaches an item's center to a point in reference coordinates.
  public convenience init(item: any DynamicItem, attachedToAnchor point: Point) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, which turns with it, to a point in reference coordinates.
  public convenience init(
    item: any DynamicItem, offsetFromCenter offset: Offset, attachedToAnchor point: Point
  ) {
    self.init(.distance, items: [item], offsets: [offset], anchorPoint: point)
  }

  /// Attaches two items, center to center; they may still collide.
  public convenience init(item item1: any DynamicItem, attachedTo item2: any DynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items, which turn with them; the items may still collide.
  public convenience init(
    item item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) {
    self.init(.distance, items: [item1, item2], offsets: [offset1, offset2])
  }

  /// Lets an item slide along a line through a point, without turning.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: A point of the line, in reference coordinates.
  ///   - axis: The direction of the line; its length does not matter.
  /// - Returns: The attachment.
  public class func slidingAttachment(
    with item: any DynamicItem, attachmentAnchor point: Point, axisOfTranslation axis: Vector
  ) -> AttachmentBehavior {
    AttachmentBehavior(
      .sliding(axis: unit(axis)), items: [item], offsets: [.zero], anchorPoint: point)
  }

  /// Lets two items slide against each other along a line, without turning against each other.
  ///
  /// The line is fixed in the second item. The items do not collide with each other.
  ///
  /// - Parameters:
  ///   - item1: The item whose slide `attachmentRange` counts.
  ///   - item2: The other item.
  ///   - point: A point of the line, in reference coordinates.
  ///   - axis: The direction of the line; its length does not matter.
  /// - Returns: The attachment.
  public class func slidingAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem, attachmentAnchor point: Point,
    axisOfTranslation axis: Vector
  ) -> AttachmentBehavior {
    AttachmentBehavior(
      .sliding(axis: unit(axis)), items: [item1, item2], offsets: [.zero, .zero],
      anchorPoint: point)
  }

  /// Ties points of two items by a rope as long as their distance when the behavior is added.
  ///
  /// The points turn with the items. The items do not collide with each other.
  public class func limitAttachment(
    with item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) -> AttachmentBehavior {
    AttachmentBehavior(.limit, items: [item1, item2], offsets: [offset1, offset2])
  }

  /// Glues two items together at a point in reference coordinates; they do not collide.
  public class func fixedAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem, attachmentAnchor point: Point
  ) -> AttachmentBehavior {
    AttachmentBehavior(
      .fixed, items: [item1, item2], offsets: [.zero, .zero], anchorPoint: point)
  }

  /// Pins two items together at a point in reference coordinates; they turn, but do not collide.
  public class func pinAttachment(
    with item1: any DynamicItem, attachedTo item2: any DynamicItem, attachmentAnchor point: Point
  ) -> AttachmentBehavior {
    AttachmentBehavior(.pin, items: [item1, item2], offsets: [.zero, .zero], anchorPoint: point)
  }

  private class func unit(_ axis: Vector) -> Vector {
    precondition(
      axis.length.isFinite && axis.length > 0,
      "axisOfTranslation must be finite and not zero, but is \(axis)")
    return axis / axis.length
  }
}
