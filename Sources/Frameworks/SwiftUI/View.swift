@_exported public import Combine
@_exported public import UIKit

/// What SwiftUI shows.
///
/// Zoetrope runs no SwiftUI: a view has its values, and no body.
public protocol View {}

/// A view of any type.
public struct AnyView: View {
  /// The name of the view.
  let name: String

  /// Creates a view of another one.
  public init<Content>(_ view: Content) { name = placeholderName(of: view) }

  /// Creates a view of one that is not made; source that is rewritten calls it.
  public init(_named name: String) { self.name = name }
}

/// The name that a placeholder of a view says.
func placeholderName(of view: Any) -> String {
  (view as? AnyView)?.name ?? String(describing: type(of: view))
}
