import AppleNames

/// The names of constants in Objective-C.
enum ConstantName {
  private static let lines = Dictionary(
    grouping: AppleNames.constants.lines + AppleNames.notifications.lines, by: \.today.name)
  private static let enumerations = Dictionary(
    Enumeration.all.map { ($0.swift, $0) }, uniquingKeysWith: { first, _ in first })

  /// What the names of constants begin with, where it does not follow from the type's name.
  private static let prefixes = [
    "CAAnimationCalculationMode": "kCAAnimation", "CACornerMask": "kCA",
    "CAEdgeAntialiasingMask": "kCA", "CAEmitterLayerEmitterMode": "kCAEmitterLayer",
    "CAGradientLayer.Kind": "kCAGradientLayer", "CAKeyframeAnimation.RotationMode": "kCAAnimation",
    "CALayerContentsFilter": "kCAFilter", "CALayerCornerCurve": "kCACornerCurve",
    "CATextLayer.TruncationMode": "kCATruncation",
    "CGRectEdge": "CGRect", "UIAccessibilityTraits": "UIAccessibilityTrait",
    "UICollectionViewUpdateItem.Action": "UICollectionUpdateAction",
    "UIInterpolatingMotionEffect.EffectType": "UIInterpolatingMotionEffectType",
    "UITableView.SeparatorStyle": "UITableViewCellSeparatorStyle",
  ]

  /// Returns whether the constants of a type of Core Animation are texts.
  static func isNamedByText(_ type: String) -> Bool {
    prefixes[type]?.hasPrefix("kCA") == true && !type.hasSuffix("Mask")
  }

  /// Returns the names of a member that the tables of names have.
  static func listed(_ member: String, in type: AppleType) -> [String] {
    (lines["\(type.swift).\(member)"] ?? []).compactMap { $0.selector?.text }
  }

  /// Returns the names of a member of a type, the chief one first.
  static func all(of member: String, in type: AppleType) -> [String] {
    let name = member.filter { $0 != "`" }
    let found = listed(name, in: type)
    guard found.isEmpty else { return found }
    if let enumeration = enumerations[type.swift] {
      return [enumeration.constant(ofMember: name)]
    }
    if let prefix = prefixes[type.swift] { return [prefix + name.capitalizingFirst] }
    // A sibling tells what the names begin with: kCAGravityCenter.
    for (today, lines) in Self.lines where today.hasPrefix("\(type.swift).") {
      let sibling = today.dropFirst(type.swift.count + 1).capitalizingFirst
      guard let text = lines.first?.selector?.text, text.hasSuffix(sibling) else { continue }
      return [text.dropLast(sibling.count) + name.capitalizingFirst]
    }
    return [type.objectiveC + name.capitalizingFirst]
  }
}
