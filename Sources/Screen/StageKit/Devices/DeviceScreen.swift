package import Geometry

/// The screen of a device: its size, its scale, and the insets for rounded corners and status bar.
package struct DeviceScreen: Hashable, Sendable {
  private let uprightSize: Size
  private let uprightInsets: Insets
  /// The number of pixels per point.
  package private(set) var scale: Double
  /// Whether the screen is a size alone, so that what draws it can choose the pixels per point.
  private let hasOwnScale: Bool
  /// Whether the device is rotated by a quarter turn from its initial orientation.
  package var isTurned = false

  /// Creates a screen without a safe area, with 2 pixels per point.
  package init(size: Size) {
    uprightSize = size
    uprightInsets = .zero
    scale = 2
    hasOwnScale = false
  }

  /// Creates a screen in portrait orientation, with its safe area.
  package init(size: Size, scale: Double, safeAreaInsets: Insets) {
    uprightSize = size
    uprightInsets = safeAreaInsets
    self.scale = scale
    hasOwnScale = true
  }

  /// Returns the screen for pictures with a number of pixels per point: a size alone has that
  /// number if it is 1, 2 or 3, as screens have.
  package func drawn(atScale pictureScale: Double?) -> DeviceScreen {
    guard !hasOwnScale, let pictureScale, [1, 2, 3].contains(pictureScale) else { return self }
    var screen = self
    screen.scale = pictureScale
    return screen
  }

  /// Creates the screen for which an interface document is designed: that of the first device of
  /// the size, or one without a safe area.
  ///
  /// A square canvas stands for all screens; the screen is then that of the iPhone 6, with which
  /// square canvases were introduced.
  package init(canvas: Size) {
    let size = canvas.width == canvas.height ? Size(375, 667) : canvas
    let found = Self.upright.first {
      $0.screen.size == size || $0.screen.size == Size(size.height, size.width)
    }
    self = found?.screen ?? DeviceScreen(size: size)
    isTurned = self.size != size
  }

  /// The size, in points.
  package var size: Size {
    isTurned ? Size(uprightSize.height, uprightSize.width) : uprightSize
  }

  /// The distances from the edges to the safe area, in points.
  ///
  /// A phone with a home button shows no status bar in landscape. One without insets both sides and
  /// has the home indicator at the bottom.
  package var safeAreaInsets: Insets {
    guard isTurned, !isPad else { return uprightInsets }
    guard uprightInsets.bottom > 0 else { return .zero }
    return Insets(top: 0, left: uprightInsets.top, bottom: 21, right: uprightInsets.top)
  }

  /// The safe area without a status bar.
  ///
  /// A phone without a home button is inset at the top nevertheless.
  package var insetsWithoutStatusBar: Insets {
    var insets = safeAreaInsets
    if isPad || uprightInsets.bottom == 0 { insets.top = 0 }
    return insets
  }

  /// The default screen: that of an iPhone 5.
  package static let standard = upright[0].screen

  /// The screen of an application that no storyboard is designed for: that of an iPhone 15.
  package static let application = DeviceScreen(canvas: Size(393, 852))

  /// The screen of an application for tablets alone: that of an iPad Pro of 11 inches.
  package static let pad = DeviceScreen(canvas: Size(834, 1194))

  /// Whether the screen is that of a tablet: at least 600 points on each side.
  package var isPad: Bool { min(uprightSize.width, uprightSize.height) >= 600 }

  /// A text that does not describe a screen.
  package struct ParseError: Error {
    /// A sentence that says what is allowed.
    package let sentence: String
  }

  /// Creates the screen of a device in portrait orientation, or of a size such as `375x667`.
  ///
  /// - Throws: A ``ParseError``.
  package init(parsing text: String) throws(ParseError) {
    if let device = Self.upright.first(where: { $0.name == text }) {
      self = device.screen
      return
    }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy((1...4096).contains) else {
      let nearest = text.suggestion(of: Self.names)
      throw ParseError(
        sentence: "it must be a device, or width x height in points, each from 1 to 4096\(nearest)."
      )
    }
    self.init(size: Size(sides[0], sides[1]))
  }

  /// The screen as the value of an option: the name of a device, or the size.
  package var text: String {
    Self.upright.first { $0.screen == self }?.name
      ?? "\(uprightSize.width)x\(uprightSize.height)"
  }

  /// The names of the devices.
  package static var names: [String] { upright.map(\.name) }

  /// The devices in portrait orientation, with the figures that their manufacturer publishes.
  private static let upright: [(name: String, screen: DeviceScreen)] = [
    device("iphone-5", 320, 568, 2, top: 20),
    device("iphone-se", 375, 667, 2, top: 20),
    device("iphone-8", 375, 667, 2, top: 20),
    device("iphone-8-plus", 414, 736, 3, top: 20),
    device("iphone-x", 375, 812, 3, top: 44, bottom: 34),
    device("iphone-11", 414, 896, 2, top: 48, bottom: 34),
    device("iphone-13-mini", 375, 812, 3, top: 50, bottom: 34),
    device("iphone-14", 390, 844, 3, top: 47, bottom: 34),
    device("iphone-15", 393, 852, 3, top: 59, bottom: 34),
    device("iphone-15-pro-max", 430, 932, 3, top: 59, bottom: 34),
    device("ipad", 768, 1024, 2, top: 20),
    device("ipad-mini", 744, 1133, 2, top: 24, bottom: 20),
    device("ipad-pro-11", 834, 1194, 2, top: 24, bottom: 20),
    device("ipad-pro-13", 1024, 1366, 2, top: 24, bottom: 20),
  ]

  private static func device(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double,
    bottom: Double = 0
  ) -> (name: String, screen: DeviceScreen) {
    let insets = Insets(top: top, left: 0, bottom: bottom, right: 0)
    return (name, DeviceScreen(size: Size(width, height), scale: scale, safeAreaInsets: insets))
  }
}
