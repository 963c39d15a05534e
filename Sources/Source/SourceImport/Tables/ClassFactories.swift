/// Class methods that became class properties, and plain names that changed with them.
enum ClassFactories {
  /// Names of colors, without the suffix `Color`.
  static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "lightGray", "lightText", "magenta", "orange", "purple", "red",
    "scrollViewTexturedBackground", "underPageBackground", "viewFlipsideBackground", "white",
    "yellow",
  ]

  /// Returns today's property for a class method without arguments; nil if there is none.
  static func property(for method: String, of base: String?) -> String? {
    if method.hasSuffix("Color"), colors.contains(String(method.dropLast(5))),
      base == nil || base == "UIColor"
    {
      return String(method.dropLast(5))
    }
    return base.flatMap { properties["\($0).\(method)"] }
  }

  private static let properties: [String: String] = [
    "NSBundle.mainBundle": "main", "NSCalendar.currentCalendar": "current",
    "NSFileManager.defaultManager": "default", "NSLocale.currentLocale": "current",
    "NSNotificationCenter.defaultCenter": "default",
    "NSOperationQueue.mainQueue": "main", "NSProcessInfo.processInfo": "processInfo",
    "NSRunLoop.currentRunLoop": "current", "NSRunLoop.mainRunLoop": "main",
    "NSUserDefaults.standardUserDefaults": "standard", "NSURLSession.sharedSession": "shared",
    "UIApplication.sharedApplication": "shared", "UIDevice.currentDevice": "current",
    "UIFont.systemFontSize": "systemFontSize", "UIPasteboard.generalPasteboard": "general",
    "UIScreen.mainScreen": "main", "UIMenuController.sharedMenuController": "shared",
    "NSThread.isMainThread": "isMainThread", "NSTimeZone.localTimeZone": "local",
    "NSParagraphStyle.defaultParagraphStyle": "default",
    "NSCharacterSet.whitespaceCharacterSet": "whitespaces",
    "NSCharacterSet.whitespaceAndNewlineCharacterSet": "whitespacesAndNewlines",
    "NSCharacterSet.decimalDigitCharacterSet": "decimalDigits",
    "NSCharacterSet.letterCharacterSet": "letters",
    "NSCharacterSet.alphanumericCharacterSet": "alphanumerics",
    "NSDate.timeIntervalSinceReferenceDate": "timeIntervalSinceReferenceDate",
    "NSDate.distantFuture": "distantFuture", "NSDate.distantPast": "distantPast",
    "Bundle.mainBundle": "main", "NotificationCenter.defaultCenter": "default",
  ]
}
