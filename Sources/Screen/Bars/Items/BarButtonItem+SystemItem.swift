extension BarButtonItem {
  /// A common purpose of an item: `UIBarButtonItem.SystemItem`, with its raw values.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The title Done, semibold.
    case done = 0
    /// The title Cancel.
    case cancel = 1
    /// The title Edit.
    case edit = 2
    /// The title Save, semibold.
    case save = 3
    /// A plus.
    case add = 4
    /// Free width, shared equally by the flexible spaces of a bar.
    case flexibleSpace = 5
    /// Free width of ``BarButtonItem/width`` points.
    case fixedSpace = 6
    /// A pencil on a sheet.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifier.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// The title Undo.
    case undo = 21
    /// The title Redo.
    case redo = 22
    /// A cross.
    case close = 24

    /// The title; nil for a symbol or a space.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The symbol; nil for a title or a space.
    var symbol: BarSymbol? {
      switch self {
      case .add: .plus
      case .compose: .pencil
      case .reply: .reply
      case .action: .share
      case .organize: .folder
      case .bookmarks: .book
      case .search: .magnifier
      case .refresh: .refresh
      case .stop, .close: .cross
      case .camera: .camera
      case .trash: .bin
      case .play: .play
      case .pause: .pause
      case .rewind: .rewind
      case .fastForward: .fastForward
      default: nil
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }
  }
}
