internal import StageContext
internal import StageKit

extension UndoManager {
  /// Posts the notifications of all managers.
  static func notifyOfEvents() {
    setObserver { manager, event in
      guard ApplicationContext.current != nil else { return }
      NotificationCenter.default.post(name: Notification.Name(event.rawValue), object: manager)
    }
  }
}

extension Notification.Name {
  private static func name(_ event: UndoManager.Event) -> Self { Self(event.rawValue) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an undo manager begins a group, takes changes back, or makes them again.
  public static let NSUndoManagerCheckpoint = name(.checkpoint)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a group of changes has begun.
  public static let NSUndoManagerDidOpenUndoGroup = name(.didOpenGroup)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before a group of changes ends.
  public static let NSUndoManagerWillCloseUndoGroup = name(.willCloseGroup)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after a group of changes has ended.
  public static let NSUndoManagerDidCloseUndoGroup = name(.didCloseGroup)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before changes are taken back.
  public static let NSUndoManagerWillUndoChange = name(.willUndo)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after changes have been taken back.
  public static let NSUndoManagerDidUndoChange = name(.didUndo)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before changes are made again.
  public static let NSUndoManagerWillRedoChange = name(.willRedo)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after changes have been made again.
  public static let NSUndoManagerDidRedoChange = name(.didRedo)
}
