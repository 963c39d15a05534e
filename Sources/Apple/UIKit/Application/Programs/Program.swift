public import StageKit

/// What rewritten source says of a program: where a film of it can start, and its classes.
///
/// Code that is added to rewritten source creates it.
public struct _Program: Sendable {
  /// Where a film can start.
  public enum Start: Sendable {
    /// The delegate of the application.
    case application(@Sendable () -> any UIApplicationDelegate)
    /// The delegate of a scene.
    case scene(@Sendable () -> any UISceneDelegate)
    /// The code of a playground page.
    case page(@Sendable () -> Void)
    /// A controller, whose view fills the screen.
    case controller(@Sendable () -> UIViewController)
    /// A view, which fills the screen.
    case view(@Sendable () -> UIView)
    /// A controller that only an interface document can make.
    case document
    /// A preview of the file of a name, without its extension.
    case preview(String, @Sendable () -> _Preview)
    /// A recipe.
    case recipe(@Sendable () -> any Recipe)
  }

  /// A declaration where a film can start.
  public struct Entry: Sendable {
    /// The name of the type, of the function of a page, or of a preview.
    package let name: String
    /// Where the film starts.
    package let start: Start

    /// Creates an entry.
    public init(_ name: String, _ start: Start) {
      self.name = name
      self.start = start
    }
  }

  /// The entries, in the order of files and lines.
  package let entries: [Entry]
  /// Adds the classes to the application, for interface documents.
  package let register: @Sendable () -> Void

  /// Creates the delegate of the program's scenes; nil without one.
  var sceneDelegate: (() -> any UISceneDelegate)? {
    for entry in entries {
      if case .scene(let make) = entry.start { return make }
    }
    return nil
  }

  /// Creates the description of a program.
  public init(_ entries: [Entry], register: @escaping @Sendable () -> Void) {
    self.entries = entries
    self.register = register
  }
}
