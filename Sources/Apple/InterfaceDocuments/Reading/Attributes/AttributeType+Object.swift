extension AttributeType {
  /// The attributes of each group of kinds.
  private static let viewTables = merged([
    view, images, stacks, scrolling, controls, text, collections, bars, frameworks,
  ])
  private static let controllerTables = merged([controllers])
  private static let recognizerTables = merged([recognizers, controllers])
  private static let otherTables = merged([controls, collections, bars, controllers])

  /// Returns the types of the attributes of an object.
  static func attributes(of kind: ObjectKind) -> [String: AttributeType] {
    if kind.isController { return controllerTables }
    if kind.isGestureRecognizer { return recognizerTables }
    if kind.isView { return viewTables }
    if case .other = kind { return viewTables }
    return otherTables
  }

  private static func merged(_ tables: [[String: AttributeType]]) -> [String: AttributeType] {
    tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}
