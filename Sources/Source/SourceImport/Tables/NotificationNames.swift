internal import AppleNames

/// Names of notifications that became members of the classes that post them.
enum NotificationNames {
  private static let all = MemberRenames.names(AppleNames.notifications)

  /// Returns today's expression for an old constant, as a global or a member of the name type,
  /// which lacked the last word in Swift 3.
  static func current(_ old: String) -> String? {
    all[old] ?? (old.hasSuffix("Notification") ? nil : all["\(old)Notification"])
  }
}
