internal import Geometry

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, for example `title.leading == card.leading + 16`.
  public var description: String {
    var text = "\(name(firstItem)).\(firstAttribute) \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += constant.shortestDescription
    } else {
      if multiplier != 1 { text += "\(multiplier.shortestDescription) * " }
      text += "\(name(secondItem)).\(secondAttribute)"
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(abs(constant).shortestDescription)"
      }
    }
    if priority != .required {
      text += " (priority \(Double(priority.rawValue).shortestDescription))"
    }
    return identifier.map { "\($0): \(text)" } ?? text
  }

  private func name(_ item: (any LayoutItem)?) -> String { item?.layoutLabel ?? "a released item" }
}

extension LayoutConstraint.Relation {
  fileprivate var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
