public import StageKit
public import UIKit

/// How the views of a row stand to each other.
public enum ALAttribute {
  case vertical, horizontal, top, bottom, left, right, leading, trailing, baseline

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .baseline: .lastBaseline
    }
  }
}

extension Array where Element: UIView {
  /// Makes a side of all views equal.
  @discardableResult
  public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    zip(dropFirst(), self).map { $0.autoPinEdge(edge, to: edge, of: $1) }
  }

  /// Makes a line of all views equal.
  @discardableResult
  public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
    zip(dropFirst(), self).map { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
  }

  /// Makes a length of all views equal.
  @discardableResult
  public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
    zip(dropFirst(), self).map { $0.autoMatch(dimension, to: dimension, of: $1) }
  }

  /// Sets a length of all views.
  @discardableResult
  public func autoSetViewsDimension(
    _ dimension: ALDimension, toSize size: CGFloat
  ) -> [NSLayoutConstraint] { map { $0.autoSetDimension(dimension, toSize: size) } }

  /// Puts views in a row that fills the superview, with a distance between them.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing: Bool = true, matchedSizes: Bool = true
  ) -> [NSLayoutConstraint] {
    guard let first, let last else { return [] }
    let (near, far): (ALEdge, ALEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let inset = insetSpacing ? spacing : 0
    var result = [
      first.autoPinEdge(toSuperviewEdge: near, withInset: inset),
      last.autoPinEdge(toSuperviewEdge: far, withInset: inset),
    ]
    for (view, previous) in zip(dropFirst(), self) {
      result.append(view.autoPinEdge(near, to: far, of: previous, withOffset: spacing))
      result.append(
        view.relate(
          alignment.attribute, .equal, to: previous, alignment.attribute, constant: 0))
    }
    if matchedSizes {
      result += autoMatchViewsDimension(axis == .vertical ? .height : .width)
    }
    return result
  }
}
