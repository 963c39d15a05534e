internal import FrameworkSupport
public import UIKit

/// What the lock screen shows of what plays: a film does not show it.
open class MPNowPlayingInfoCenter: NSObject {
  private static let shared = MPNowPlayingInfoCenter()
  /// What plays; nil by default.
  open var nowPlayingInfo: [String: Any]?
  /// The center.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of who plays.
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of who an album is by.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of a song.
public let MPMediaItemPropertyPersistentID = "persistentID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a kind of music.
public let MPMediaItemPropertyGenre = "genre"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a cover.
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a duration.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the place in the song.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// How a program answers a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It is done.
  case success = 0
  /// There is nothing of the kind.
  case noSuchContent = 100
  /// Nothing plays.
  case noActionableNowPlayingItem = 110
  /// It has failed.
  case commandFailed = 200
}

/// A command that was given.
open class MPRemoteCommandEvent: NSObject {}
/// A command to go to a place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The place in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A command of the lock screen, which is never given.
open class MPRemoteCommand: NSObject {
  /// Whether the command can be given.
  open var isEnabled = true
  private var handlers: [(MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus] = []

  /// Adds a function.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    handlers.append(handler)
    return handlers.count
  }
  /// Adds a method, which is never called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes all functions.
  open func removeTarget(_ target: Any?) { handlers = [] }
}

/// A command to go to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// A command to go on by a time.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The times in seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// The commands of the lock screen, none of which is given.
open class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()
  /// The center.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// To play.
  public let playCommand = MPRemoteCommand()
  /// To wait.
  public let pauseCommand = MPRemoteCommand()
  /// To end.
  public let stopCommand = MPRemoteCommand()
  /// To play or to wait.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// To go to the next song.
  public let nextTrackCommand = MPRemoteCommand()
  /// To go to the song before.
  public let previousTrackCommand = MPRemoteCommand()
  /// To go on by a time.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// To go back by a time.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// To go to a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
