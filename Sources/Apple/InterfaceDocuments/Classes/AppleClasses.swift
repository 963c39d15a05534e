/// The classes of UIKit and Core Animation, by name and by element.
///
/// This is the one table of classes. Rewritten source, interface documents and the page of names
/// ask it; tables of initializers and key paths are compared with it by tests.
public enum AppleClasses: Sendable {
  /// A subject and its classes, in the order in which a reader meets them.
  public enum Group: CaseIterable, Sendable {
    /// Animators and behaviors.
    case dynamics
    /// Views other than controls, bars, tables and collections.
    case views
    /// Controls, bars, their items and menus.
    case controls
    /// Tables, collections, their cells and layouts.
    case tables
    /// View controllers, presentations and segues.
    case controllers
    /// Responders, touches, gesture recognizers and feedback.
    case touches
    /// What places views.
    case layout
    /// Animators of properties and effects of motion.
    case animation
    /// Layers and their animations.
    case layers
    /// Paths, fonts and contexts.
    case drawing
    /// The application, its scenes and the device.
    case application
  }

  /// All classes.
  public static let all = Group.allCases.flatMap(\.classes)

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let byElement = Dictionary(
    uniqueKeysWithValues: all.compactMap { found in found.element.map { ($0, found) } })

  /// Returns the class of a name; nil if the table has none.
  public static func named(_ name: String) -> AppleClass? { byName[name] }

  /// Returns the class of the objects of an element; nil if the table has none.
  public static func made(of element: ObjectKind) -> AppleClass? { byElement[element] }

  /// Returns whether a class is a view that is there.
  public static func isView(_ name: String) -> Bool { isHere(name, as: "UIView") }

  /// Returns whether a class is a view controller that is there.
  public static func isViewController(_ name: String) -> Bool {
    isHere(name, as: "UIViewController")
  }

  /// Returns whether a class is a layer that is there.
  public static func isLayer(_ name: String) -> Bool { isHere(name, as: "CALayer") }

  /// Returns whether a class is there, and is another one or descends from it.
  private static func isHere(_ name: String, as ancestor: String) -> Bool {
    byName[name]?.isHere == true && ancestors(of: name).contains(ancestor)
  }

  /// Returns the names of a class and of what it descends from, the nearest first.
  public static func ancestors(of name: String) -> [String] {
    var names = [name]
    while let last = names.last, let parent = byName[last]?.superclass { names.append(parent) }
    return names
  }
}
