/// A film or sound in a file or at an address, which is not read.
open class AVAsset: NSObject {
  /// The address; nil without one.
  let address: URL?

  init(address: URL?) {
    self.address = address
    super.init()
  }

  /// Creates a film of an address.
  public convenience init(url: URL) { self.init(address: url) }

  /// The length, which is not read: ten seconds.
  open var duration: CMTime { CMTime(value: 10, timescale: 1) }
  /// Whether it can be played.
  open var isPlayable: Bool { true }
  /// Calls a function when values are known, which they are.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { DispatchQueue.main.enqueue { handler?() } }
}

/// A film or sound at an address, which is not read.
open class AVURLAsset: AVAsset {
  /// The address.
  public let url: URL

  /// Creates a film of an address.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(address: url)
  }
}

/// A film or sound in a player.
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The film or sound.
  public let asset: AVAsset
  /// Whether it can be played.
  open var status: Status { .readyToPlay }
  /// The error; nil without one.
  open var error: (any Error)? { nil }
  /// The length.
  open var duration: CMTime { asset.duration }
  /// The size of its pictures, which are not read: none.
  open var presentationSize: CGSize { CGSize(width: 0, height: 0) }
  /// Whether it goes on without a pause.
  open var isPlaybackLikelyToKeepUp: Bool { true }
  /// Whether nothing is left that has been loaded.
  open var isPlaybackBufferEmpty: Bool { false }
  /// The parts that are loaded: all.
  open var loadedTimeRanges: [NSValue] { [] }
  /// How much is loaded ahead, in seconds; it changes nothing.
  open var preferredForwardBufferDuration = 0.0
  /// The time; the player moves it.
  var time = 0.0

  /// Creates an item of an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Creates an item of a film or sound.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
  }

  /// Returns the time.
  open func currentTime() -> CMTime { CMTime(seconds: time, preferredTimescale: 600) }
  /// Moves to a time.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if time.isNumeric { self.time = min(max(time.seconds, 0), duration.seconds) }
    DispatchQueue.main.enqueue { completionHandler?(true) }
  }

  /// Posted when an item has come to its end.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an item has come to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Never posted: all items can be played.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Never posted: nothing pauses for want of bytes.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}
