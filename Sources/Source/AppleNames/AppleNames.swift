/// The names of Apple's frameworks in Objective-C, in Swift 1 and 2, and today.
///
/// Each thing stands once, in the table of its kind; names that follow from a rule are derived.
/// What rewrites old Swift asks these tables, and so can what reads Objective-C.
package enum AppleNames {
  /// All tables.
  package static let tables = [
    calledMethods, implementedMethods, libraryMethods, properties, swift2Properties,
    classProperties,
    types, constants, notifications,
  ]

  /// The lines of ``implementedMethods``, ``calledMethods`` and ``libraryMethods``.
  package static let methods = implemented + calledMethods.lines + libraryMethods.lines

  /// The lines of ``implementedMethods``.
  package static let implemented = implementedMethods.lines
}
