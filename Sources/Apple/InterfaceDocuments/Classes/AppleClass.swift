internal import Geometry

/// A class of Apple's frameworks: what it descends from, what it is here, and what documents make
/// of it.
public struct AppleClass: Hashable, Sendable {
  /// The name, such as `UISwitch`.
  public let name: String
  /// The name of the superclass, of the classes here that have names of Apple's.
  ///
  /// nil for a class that descends from no other of these.
  public let superclass: String?
  /// The name of the class here, which is Apple's own for classes of the module `UIKit`.
  ///
  /// nil for a class that source and documents name and that is not there.
  public let native: String?
  /// The element of documents for objects of the class; nil if there is none.
  public let element: ObjectKind?
  private let isNamedByDocuments: Bool
  private let isUnlisted: Bool
  /// Whether Apple's class has `init(coder:)`.
  public let hasCoderInitializer: Bool
  /// Whether a subclass without initializers can be made without values.
  public let isMadeFromNothing: Bool

  /// Creates a class from a row of the table.
  init(row: Substring) {
    let words = row.split(separator: " ").map(String.init)
    precondition(words.count >= 3, "The row \(row) has no name, superclass and name here.")
    name = words[0]
    superclass = words[1] == "-" ? nil : words[1]
    native = words[2] == "-" ? nil : words[2]
    let marks = words.dropFirst(3)
    element = marks.first { $0.hasPrefix("<") }.map {
      ObjectKind(elementName: String($0.dropFirst().dropLast()))
    }
    isNamedByDocuments = marks.contains("named")
    hasCoderInitializer = !marks.contains("uncoded")
    isMadeFromNothing = !marks.contains("valued")
    isUnlisted = marks.contains("unlisted")
    let unknown = marks.first {
      !$0.hasPrefix("<") && !["named", "uncoded", "valued", "unlisted"].contains($0)
    }
    precondition(unknown == nil, "The row \(row) has a word that is not known: \(unknown ?? "").")
  }

  /// Whether the class is there.
  public var isHere: Bool { native != nil }

  /// Whether documents make objects of the class, by an element or by its name.
  public var isMadeByDocuments: Bool { isHere && (element != nil || isNamedByDocuments) }

  /// Whether a film can start from a subclass.
  public var isEntry: Bool {
    (AppleClasses.isView(name) || AppleClasses.isViewController(name)) && !isUnlisted
  }
}
