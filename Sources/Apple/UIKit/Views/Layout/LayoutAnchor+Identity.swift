public import StageKit

/// Returns whether two anchors are the same place of the same item, for which UIKit has one object.
public func === <AnchorType>(
  left: LayoutAnchor<AnchorType>?, right: LayoutAnchor<AnchorType>?
) -> Bool { left == right }

/// Returns whether two anchors are different places, or places of different items.
public func !== <AnchorType>(
  left: LayoutAnchor<AnchorType>?, right: LayoutAnchor<AnchorType>?
) -> Bool { left != right }
