/// The names of methods by those in the other language.
package enum MethodNames {
  private static let bySelector = Dictionary(
    grouping: AppleNames.methods.filter { $0.selector != nil }, by: { $0.selector?.text ?? "" })
  private static let byName = Dictionary(
    grouping: AppleNames.methods.filter { $0.selector != nil && !$0.isProperty }, by: \.today)

  /// Returns the line of a method.
  ///
  /// - Parameters:
  ///   - selector: The method in Objective-C.
  ///   - owner: The class whose method it is.
  /// - Returns: The line of the class itself, or else that of all classes; nil if the method's name
  ///   follows from its selector.
  package static func line(selector: String, of owner: String) -> NameLine? {
    chosen(bySelector[selector] ?? [], owner: owner).first
  }

  /// Returns the selectors of a method, by the table or else by Swift's own rule.
  ///
  /// There are several where Swift overloads a name: `convert(_:to:)` is `convertPoint:toView:` and
  /// `convertRect:toView:`.
  ///
  /// - Parameters:
  ///   - name: The method in Swift today, with the class's name as that of an initializer.
  ///   - owner: The class whose method it is.
  /// - Returns: The selectors.
  package static func selectors(of name: Signature, in owner: String) -> [String] {
    let found = chosen(byName[name] ?? [], owner: owner).compactMap { $0.selector?.text }
    guard found.isEmpty else { return found }
    let base = name.name == owner ? "init" : name.name
    return [ObjectiveCName.selectors(name: base, labels: name.labels)[0]]
  }

  /// Returns the lines of a class itself, or else those of all classes.
  private static func chosen(_ lines: [NameLine], owner: String) -> [NameLine] {
    let own = lines.filter { $0.selector?.owner == owner }
    return own.isEmpty ? lines.filter { $0.selector?.owner == nil } : own
  }
}
