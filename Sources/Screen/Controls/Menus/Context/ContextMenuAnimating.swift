/// What happens beside the opening and closing of a context menu:
/// `UIContextMenuInteractionAnimating`.
public protocol ContextMenuAnimating: AnyObject {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called after the menu has opened or closed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes the page that it shows: `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// What happens beside a preview that becomes its page, which none does, since previews are not
/// shown: `UIContextMenuInteractionCommitAnimating`.
public protocol ContextMenuCommitAnimating: ContextMenuAnimating {
  /// How the preview becomes its page.
  var preferredCommitStyle: ContextMenuCommitStyle { get set }
}
