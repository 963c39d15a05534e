public import Foundation
internal import StageContext
internal import StageKit

extension ProcessInfo {
  /// The version of the system: that of iOS 17, unless another one was chosen.
  public var operatingSystemVersion: OperatingSystemVersion {
    let version = ApplicationContext.current?.stage.systemVersion ?? .iOS17
    return OperatingSystemVersion(
      majorVersion: version.rawValue, minorVersion: 0, patchVersion: 0)
  }
  /// The version of the system in words.
  public var operatingSystemVersionString: String {
    "Version \(operatingSystemVersion.majorVersion).0"
  }
  /// Returns whether the system is at least of a version.
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (version.majorVersion, version.minorVersion, version.patchVersion)
      <= (own.majorVersion, own.minorVersion, own.patchVersion)
  }
}

/// Returns whether the system is at least of a version of iOS, as `#available(iOS 15, *)` does in
/// source for iOS.
///
/// All minor versions of the chosen major one are available.
public func _isAvailable(iOS major: Int) -> Bool {
  major <= ProcessInfo.processInfo.operatingSystemVersion.majorVersion
}
