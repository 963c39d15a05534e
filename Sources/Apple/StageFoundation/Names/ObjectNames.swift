// Foundation's names of what stages and texts have.

public import Geometry
public import PictureKit
public import StageKit

/// `Selector`.
public typealias Selector = StageKit.Selector
/// `CopyZone`.
public typealias NSZone = CopyZone
/// `KeyValueChangeKey`.
public typealias NSKeyValueChangeKey = KeyValueChangeKey
/// `AttributedText`.
public typealias NSAttributedString = AttributedText
/// `MutableAttributedText`.
public typealias NSMutableAttributedString = MutableAttributedText
