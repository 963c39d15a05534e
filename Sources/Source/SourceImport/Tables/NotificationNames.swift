/// Names of notifications that became members of the classes that post them.
enum NotificationNames {
  /// Returns today's expression for an old constant, as a global or a member of the name type.
  static func current(_ old: String) -> String? {
    let plain = old.hasSuffix("Notification") ? String(old.dropLast(12)) : old
    for (prefix, owner, first) in owners where plain.hasPrefix(prefix) {
      let event = plain.dropFirst(prefix.count)
      guard events[prefix]?.contains(String(event)) == true else { continue }
      return
        "\(owner).\(first)\(first.isEmpty ? event.lowercasingFirst : String(event))Notification"
    }
    return nil
  }

  private static let owners = [
    ("UIKeyboard", "UIResponder", "keyboard"), ("UIApplication", "UIApplication", ""),
    ("UIDevice", "UIDevice", ""), ("UITextField", "UITextField", ""),
  ]

  private static let events: [String: Set<String>] = [
    "UIKeyboard": [
      "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
    ],
    "UIApplication": [
      "DidEnterBackground", "WillEnterForeground", "DidFinishLaunching", "DidBecomeActive",
      "WillResignActive", "DidReceiveMemoryWarning", "WillTerminate",
    ],
    "UIDevice": ["OrientationDidChange", "BatteryStateDidChange", "BatteryLevelDidChange"],
    "UITextField": ["TextDidChange", "TextDidBeginEditing", "TextDidEndEditing"],
  ]
}

extension StringProtocol {
  /// The text with its leading word in lower case: `URLSession` gives `urlSession`.
  var lowercasingFirst: String {
    let upper = prefix { $0.isUppercase }
    if upper.count == count { return lowercased() }
    let word = upper.count > 1 ? upper.dropLast() : upper
    return word.lowercased() + dropFirst(word.count)
  }
}
