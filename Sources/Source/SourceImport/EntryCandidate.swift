/// A declaration from which a film can start.
public struct EntryCandidate: Sendable, Equatable {
  /// What kind of declaration it is.
  public enum Kind: String, Sendable {
    /// A `UIApplicationDelegate`.
    case applicationDelegate
    /// A function that runs the top-level code of a playground page; `name` is its name.
    case playground
    /// A preview of a view or controller; `name` is its name.
    case preview
    /// A type that conforms to `Recipe`.
    case recipe
    /// A `UIWindowSceneDelegate`.
    case sceneDelegate
    /// A subclass of `UIView`.
    case view
    /// A subclass of `UIViewController`.
    case viewController
  }

  /// The kind.
  public let kind: Kind
  /// The name of the type, of the function of a playground page, or of a preview.
  public let name: String
  /// The Swift expression that makes the object, or calls the function; nil if each initializer
  /// takes arguments.
  public let creation: String?
  /// The path of the user's file.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int
}
