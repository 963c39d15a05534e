public import Geometry

/// The device for which a document is designed.
public struct InterfaceDevice: Hashable, Sendable {
  /// Interface Builder's id, such as `retina4_7`.
  public let id: String
  /// The orientation, `portrait` or `landscape`.
  public let orientation: String
  /// The appearance, `light` or `dark`, or nil in documents older than Xcode 11.
  public let appearance: String?
  /// The layout on an iPad, such as `fullscreen` or `splitview1_2`, or nil.
  public let layout: String?

  /// The size of the screen in the device's orientation, in points; nil for an unknown id.
  public var screenSize: Size? {
    guard let size = InterfaceDevice.portraitSizes[id] else { return nil }
    return orientation == "landscape" ? Size(size.height, size.width) : size
  }

  /// The sizes of the screens of all known ids in portrait, in points.
  public static let portraitSizes: [String: Size] = [
    "retina3_5": Size(320, 480),
    "retina4_0": Size(320, 568),
    "retina4_7": Size(375, 667),
    "retina5_4": Size(375, 812),
    "retina5_5": Size(414, 736),
    "retina5_9": Size(375, 812),
    "retina6_0": Size(390, 844),
    "retina6_1": Size(414, 896),
    "retina6_12": Size(393, 852),
    "retina6_3": Size(402, 874),
    "retina6_5": Size(414, 896),
    "retina6_7": Size(428, 926),
    "retina6_72": Size(430, 932),
    "retina6_9": Size(440, 956),
    "ipad7_9": Size(768, 1024),
    "ipad8_3": Size(744, 1133),
    "ipad9_7": Size(768, 1024),
    "ipad10_2": Size(810, 1080),
    "ipad10_5": Size(834, 1112),
    "ipad10_9": Size(820, 1180),
    "ipad10_9rounded": Size(820, 1180),
    "ipad11_0": Size(834, 1194),
    "ipad11_0rounded": Size(834, 1194),
    "ipad12_9": Size(1024, 1366),
    "ipad12_9rounded": Size(1024, 1366),
    "ipad13_0": Size(1032, 1376),
    "ipad13_0rounded": Size(1032, 1376),
  ]

  /// The sizes of the simulated screens of documents without a device, in points.
  static let simulatedSizes: [String: Size] = [
    "retina4": Size(320, 568),
    "retina47": Size(375, 667),
    "retina55": Size(414, 736),
  ]
}
