// Apple's names of the classes of UIKit Dynamics.

public import Dynamics

/// `DynamicAnimator`.
public typealias UIDynamicAnimator = DynamicAnimator
/// `DynamicAnimatorDelegate`.
public typealias UIDynamicAnimatorDelegate = DynamicAnimatorDelegate
/// `DynamicBehavior`.
public typealias UIDynamicBehavior = DynamicBehavior
/// `DynamicItem`.
public typealias UIDynamicItem = DynamicItem
/// `DynamicItemBehavior`.
public typealias UIDynamicItemBehavior = DynamicItemBehavior
/// `DynamicItemCollisionBoundsType`.
public typealias UIDynamicItemCollisionBoundsType = DynamicItemCollisionBoundsType
/// `DynamicItemGroup`.
public typealias UIDynamicItemGroup = DynamicItemGroup
/// `AttachmentBehavior`.
public typealias UIAttachmentBehavior = AttachmentBehavior
/// `CollisionBehavior`.
public typealias UICollisionBehavior = CollisionBehavior
/// `CollisionBehaviorDelegate`.
public typealias UICollisionBehaviorDelegate = CollisionBehaviorDelegate
/// `FieldBehavior`.
public typealias UIFieldBehavior = FieldBehavior
/// `GravityBehavior`.
public typealias UIGravityBehavior = GravityBehavior
/// `PushBehavior`.
public typealias UIPushBehavior = PushBehavior
/// `SnapBehavior`.
public typealias UISnapBehavior = SnapBehavior
/// `Region`.
public typealias UIRegion = Region
/// `Offset`.
public typealias UIOffset = Offset
/// `FloatRange`.
public typealias UIFloatRange = FloatRange
