// The names are those of the library SnapshotTesting.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The sizes and safe areas are those of Point-Free's library.
extension ViewImageConfig {
  /// An iPad mini of 7.9 inches, in landscape.
  public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }
  /// Returns an iPad mini of 7.9 inches.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  /// Returns an iPad mini of 7.9 inches, of whose screen the app has a part.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 768, 1024, [320, 507, 694], [320, 438])
  }
  /// An iPad of 9.7 inches, in landscape.
  public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }
  /// Returns an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  /// Returns an iPad of 9.7 inches, of whose screen the app has a part.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadMini(orientation)
  }
  /// An iPad of 10.2 inches, in landscape.
  public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }
  /// Returns an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  /// Returns an iPad of 10.2 inches, of whose screen the app has a part.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 810, 1080, [320, 535, 750], [320, 480])
  }
  /// An iPad Pro of 10.5 inches, in landscape.
  public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }
  /// Returns an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(
      orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  /// Returns an iPad Pro of 10.5 inches, of whose screen the app has a part.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 834, 1112, [320, 551, 782], [320, 504])
  }
  /// An iPad Pro of 11 inches, in landscape.
  public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }
  /// Returns an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  /// Returns an iPad Pro of 11 inches, of whose screen the app has a part.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 834, 1194, [375, 592, 809], [320, 504], top: 24, bottom: 20)
  }
  /// An iPad Pro of 12.9 inches, in landscape.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }
  /// Returns an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(
      orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }
  /// Returns an iPad Pro of 12.9 inches, of whose screen the app has a part.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(orientation, 1024, 1366, [375, 678, 981], [375, 639], isRegularInHalf: true)
  }

  /// Returns a tablet.
  ///
  /// - Parameters:
  ///   - orientation: How it is held, and the part of the screen.
  ///   - width: The width of the upright screen, in points.
  ///   - height: Its height.
  ///   - landscape: The widths of a third, a half and two thirds in landscape.
  ///   - portrait: The widths of a third and two thirds of the upright screen.
  ///   - top: The height of the status bar.
  ///   - bottom: The height of the home indicator.
  ///   - isRegularInHalf: Whether a half is as wide as regular screens are.
  /// - Returns: The device.
  private static func pad(
    _ orientation: TabletOrientation, _ width: CGFloat, _ height: CGFloat, _ landscape: [CGFloat],
    _ portrait: [CGFloat], top: CGFloat = 20, bottom: CGFloat = 0, isRegularInHalf: Bool = false
  ) -> ViewImageConfig {
    let (size, isCompact) =
      switch orientation {
      case .landscape(.oneThird): (CGSize(width: landscape[0], height: width), true)
      case .landscape(.oneHalf): (CGSize(width: landscape[1], height: width), !isRegularInHalf)
      case .landscape(.twoThirds): (CGSize(width: landscape[2], height: width), false)
      case .landscape(.full): (CGSize(width: height, height: width), false)
      case .portrait(.oneThird): (CGSize(width: portrait[0], height: height), true)
      case .portrait(.twoThirds): (CGSize(width: portrait[1], height: height), true)
      case .portrait(.full): (CGSize(width: width, height: height), false)
      }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: UITraitCollection(traitsFrom: [
        .init(horizontalSizeClass: isCompact ? .compact : .regular),
        .init(verticalSizeClass: .regular), .init(userInterfaceIdiom: .pad),
      ]))
  }
}
