public import Geometry

/// The root of a tree of views: `UIWindow`.
///
/// The root view of a stage is a window.
open class Window: View {
  /// Creates a window with a frame on its stage.
  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// What takes changes back in the window.
  override open var undoManager: UndoManager? {
    if let made = ownUndoManager { return made }
    let made = UndoManager()
    ownUndoManager = made
    return made
  }
  private var ownUndoManager: UndoManager?

  /// The controller whose view fills the window, in an application; nil by default.
  package var rootController: Responder?
  /// The scene of the window, in an application; nil by default.
  package weak var scene: Responder?
  /// The level among the windows of an application; windows with a greater one are in front.
  package var level = 0.0
}
