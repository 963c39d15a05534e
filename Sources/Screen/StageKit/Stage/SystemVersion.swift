/// A version of iOS whose looks and answers a stage has where Apple changed them.
public enum SystemVersion: Int, CaseIterable, Comparable, Sendable {
  /// iOS 13: bars have their background also where no content is below them.
  case iOS13 = 13
  /// iOS 15: bars are transparent where no content is below them.
  case iOS15 = 15
  /// iOS 17, the default.
  case iOS17 = 17

  /// Returns whether a version is older than another one.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
