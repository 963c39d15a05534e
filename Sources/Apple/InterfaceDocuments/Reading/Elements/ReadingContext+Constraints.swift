extension ReadingContext {
  /// Reads a `constraint` element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - owner: The id of the view that holds the constraint.
  /// - Returns: The constraint.
  /// - Throws: An ``InterfaceDocumentError`` for an unknown attribute or relation, a multiplier
  ///   that is not a number, or a priority outside of 0...1000.
  func constraint(
    _ node: XMLNode, owner: String
  ) throws(InterfaceDocumentError) -> InterfaceConstraint {
    node.markRead()
    let id = node.take("id")
    let second = try constraintAttribute("secondAttribute", node)
    let secondItem = node.take("secondItem")
    let hasSecondAttribute = second != nil && second != .notAnAttribute
    guard secondItem == nil || hasSecondAttribute else {
      throw error(
        .missingAttribute, node,
        "<constraint> has a secondItem without a secondAttribute; it is required")
    }
    guard let first = try constraintAttribute("firstAttribute", node) else {
      throw error(
        .missingAttribute, node, "<constraint> has no attribute firstAttribute; it is required")
    }
    let constraint = InterfaceConstraint(
      id: id, line: node.line, identifier: node.take("identifier"), owner: owner,
      firstItem: node.take("firstItem") ?? owner, firstAttribute: first,
      relation: try relation(node),
      secondItem: secondItem ?? (hasSecondAttribute ? owner : nil),
      secondAttribute: second ?? .notAnAttribute, multiplier: try multiplier(node),
      constant: try attributes.number("constant", of: node) ?? 0,
      usesStandardSpacing: try attributes.bool("symbolic", of: node) ?? false,
      symbolType: node.take("symbolType"), priority: try priority(node),
      isPlaceholder: try attributes.bool("placeholder", of: node) ?? false,
      variations: try constraintVariations(node))
    if let id { elements[id] = .constraint(constraint) }
    return constraint
  }

  private func constraintAttribute(
    _ name: String, _ node: XMLNode
  ) throws(InterfaceDocumentError) -> ConstraintAttribute? {
    guard let text = node.take(name) else { return nil }
    guard let attribute = ConstraintAttribute(rawValue: text) else {
      let allowed = ConstraintAttribute.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(
        .invalidValue, node, "\(name) of <constraint> is \(text.quoted); allowed are \(allowed)")
    }
    return attribute
  }

  private func relation(_ node: XMLNode) throws(InterfaceDocumentError) -> ConstraintRelation {
    guard let text = node.take("relation") else { return .equal }
    guard let relation = ConstraintRelation(rawValue: text) else {
      throw error(
        .invalidValue, node,
        """
        relation of <constraint> is \(text.quoted); allowed are equal, lessThanOrEqual and \
        greaterThanOrEqual
        """)
    }
    return relation
  }

  /// Reads a multiplier, `0.5` or `50%`, or a ratio, `3:2` or `3/2`.
  private func multiplier(_ node: XMLNode) throws(InterfaceDocumentError) -> Double {
    guard let text = node.take("multiplier") else { return 1 }
    if text.hasSuffix("%") {
      return try attributes.number(String(text.dropLast()), "multiplier", of: node) / 100
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    var numbers: [Double] = []
    for part in parts {
      numbers.append(try attributes.number(String(part), "multiplier", of: node))
    }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    guard numbers.count <= 2, value.isFinite else {
      throw error(
        .invalidNumber, node,
        "multiplier of <constraint> is \(text.quoted); a finite number or a ratio is allowed")
    }
    return value
  }

  private func priority(_ node: XMLNode) throws(InterfaceDocumentError) -> Double {
    guard let priority = try attributes.number("priority", of: node) else { return 1000 }
    guard (0...1000).contains(priority) else {
      throw error(
        .invalidNumber, node, "priority of <constraint> is \(priority); 0 to 1000 are allowed")
    }
    return priority
  }

  private func constraintVariations(
    _ node: XMLNode
  ) throws(InterfaceDocumentError) -> [InterfaceVariation] {
    var variations: [InterfaceVariation] = []
    for child in node.children where child.name == "variation" {
      variations.append(
        try variation(
          child, AttributeType.table(bool: "symbolic", number: "constant priority")))
    }
    return variations
  }
}
