@_exported public import AVFoundation
internal import FrameworkSupport
internal import StageContext
@_exported public import UIKit

/// Whether music plays.
public enum MPMusicPlaybackState: Int, Sendable {
  /// It does not.
  case stopped
  /// It does.
  case playing
  /// It waits.
  case paused
  /// Another program plays.
  case interrupted
  /// It goes forward quickly.
  case seekingForward
  /// It goes back quickly.
  case seekingBackward
}

/// How music repeats.
public enum MPMusicRepeatMode: Int, Sendable {
  /// As the user wants.
  case `default`
  /// Not.
  case none
  /// One song.
  case one
  /// All songs.
  case all
}

/// How music is mixed.
public enum MPMusicShuffleMode: Int, Sendable {
  /// As the user wants.
  case `default`
  /// Not.
  case off
  /// Songs.
  case songs
  /// Albums.
  case albums
}

/// A player of the music of the device, which has none.
open class MPMusicPlayerController: NSObject {
  private static let shared = MPMusicPlayerController()
  /// The player of the program.
  open class var applicationMusicPlayer: MPMusicPlayerController { shared }
  /// The player of the program.
  open class var applicationQueuePlayer: MPMusicPlayerController { shared }
  /// The player of the device.
  open class var systemMusicPlayer: MPMusicPlayerController { shared }
  /// The player of the device.
  open class var iPodMusicPlayer: MPMusicPlayerController { shared }

  /// Whether music plays.
  open private(set) var playbackState = MPMusicPlaybackState.stopped
  /// How music repeats.
  open var repeatMode = MPMusicRepeatMode.default
  /// How music is mixed.
  open var shuffleMode = MPMusicShuffleMode.default
  /// The song; nil, since there is none.
  open var nowPlayingItem: MPMediaItem?
  /// The place in the song, in seconds.
  open var currentPlaybackTime = 0.0
  /// How fast the song is.
  open var currentPlaybackRate: Float = 1
  /// The loudness.
  open var volume: Float = 0.5
  /// The number of the song.
  open var indexOfNowPlayingItem: Int { 0 }

  /// Plays; nothing is heard.
  open func play() {
    ApplicationContext.logUnavailable("The music of a device", "there is none")
    playbackState = .playing
  }
  /// Waits.
  open func pause() { playbackState = .paused }
  /// Ends.
  open func stop() { playbackState = .stopped }
  /// Makes the list ready.
  open func prepareToPlay() {}
  /// Goes to the next song.
  open func skipToNextItem() { currentPlaybackTime = 0 }
  /// Goes to the beginning of the song.
  open func skipToBeginning() { currentPlaybackTime = 0 }
  /// Goes to the song before.
  open func skipToPreviousItem() { currentPlaybackTime = 0 }
  /// Sets the songs.
  open func setQueue(with itemCollection: MPMediaItemCollection) {
    nowPlayingItem = itemCollection.items.first
  }
  /// Sets the songs by a search, which finds none.
  open func setQueue(with query: MPMediaQuery) { nowPlayingItem = nil }
  /// Sets songs of a store, which cannot be reached.
  open func setQueue(with storeIDs: [String]) { nowPlayingItem = nil }
  /// Begins to tell of changes.
  open func beginGeneratingPlaybackNotifications() {}
  /// Ends to tell of changes.
  open func endGeneratingPlaybackNotifications() {}
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The song has changed.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Playing has begun or ended.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}

/// The number of a song or an album.
public typealias MPMediaEntityPersistentID = UInt64

/// A song.
open class MPMediaItem: NSObject {
  /// The title.
  open var title: String?
  /// Who plays.
  open var artist: String?
  /// The album.
  open var albumTitle: String?
  /// The duration in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// The album's artist.
  open var albumArtist: String?
  /// The kind of music.
  open var genre: String?
  /// Who wrote the song.
  open var composer: String?
  /// The words.
  open var lyrics: String?
  /// Notes.
  open var comments: String?
  /// The number in the album.
  open var albumTrackNumber: Int { 0 }
  /// The number of the song.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// The number of the album.
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  /// Whether the song is in the cloud alone.
  open var isCloudItem: Bool { false }
  /// The cover; nil without one.
  open var artwork: MPMediaItemArtwork?
  /// The file; nil without one.
  open var assetURL: URL?
}

/// The cover of a song.
open class MPMediaItemArtwork: NSObject {
  private let make: (CGSize) -> UIImage
  /// The size.
  public let bounds: CGRect

  /// Creates a cover.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: boundsSize)
    make = requestHandler
  }
  /// Creates a cover of a picture.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }
  /// Returns the picture.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// Songs.
open class MPMediaItemCollection: NSObject {
  /// The songs.
  public let items: [MPMediaItem]
  /// A song that stands for all; nil without one.
  open var representativeItem: MPMediaItem? { items.first }
  /// The number of songs.
  open var count: Int { items.count }
  /// Creates a list.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// A search in the music of the device, which finds nothing.
open class MPMediaQuery: NSObject {
  /// The songs: none.
  open var items: [MPMediaItem]? { [] }
  /// The lists: none.
  open var collections: [MPMediaItemCollection]? { [] }
  /// The conditions, which find nothing.
  open private(set) var filterPredicates: Set<MPMediaPropertyPredicate>?
  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPropertyPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Removes a condition.
  open func removeFilterPredicate(_ predicate: MPMediaPropertyPredicate) {
    filterPredicates?.remove(predicate)
  }
  /// Songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Who plays.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Lists of the user.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

/// What a program may do with the music of the device.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// It has not asked.
  case notDetermined
  /// Nothing.
  case denied
  /// Nothing, by the owner.
  case restricted
  /// All.
  case authorized
}

/// The music of the device, which is denied.
open class MPMediaLibrary: NSObject {
  /// What the program may do: nothing.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks the user, who denies it.
  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    ApplicationContext.logUnavailable("The music of a device", "the library is denied")
    DispatchQueue.main.async { handler(.denied) }
  }
}

/// A condition of a search.
open class MPMediaPropertyPredicate: NSObject {
  /// The value; nil for none.
  public let value: Any?
  /// The property of the value.
  public let property: String

  /// Creates a condition.
  public init(value: Any?, forProperty property: String) {
    (self.value, self.property) = (value, property)
  }
}
