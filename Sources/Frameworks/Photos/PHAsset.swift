@_exported public import UIKit

/// A thing of the photo library: a film has none.
open class PHObject: NSObject {
  /// What names the thing.
  open var localIdentifier: String { "" }
}

/// The kinds of media.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// What is special about a photo or video.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The subtypes as bits.
  public let rawValue: UInt
  /// Creates subtypes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = Self(rawValue: 1)
  /// A photo of high dynamic range.
  public static let photoHDR = Self(rawValue: 2)
  /// A picture of a screen.
  public static let photoScreenshot = Self(rawValue: 4)
  /// A photo that moves.
  public static let photoLive = Self(rawValue: 8)
}

/// A photo or video of the library, which has none.
open class PHAsset: PHObject {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What is special.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was taken.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// The length in seconds.
  open var duration: Double { 0 }
  /// Whether the user likes it.
  open var isFavorite: Bool { false }
  /// Whether it is hidden.
  open var isHidden: Bool { false }

  /// Returns the photos and videos: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHPhotoLibrary.empty()
  }
  /// Returns the photos or the videos: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHPhotoLibrary.empty() }
  /// Returns the photos and videos of a collection: none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHPhotoLibrary.empty() }
  /// Returns the photos and videos of names: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHPhotoLibrary.empty() }
}

/// The kinds of collections.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
  case moment
}

/// The kinds of albums.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas
  case smartAlbumVideos
  case smartAlbumFavorites
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits
  case smartAlbumScreenshots
  case any = 9_223_372_036_854_775_807
}

/// An album of the library, which has none.
open class PHAssetCollection: PHObject {
  /// The title.
  open var localizedTitle: String? { nil }
  /// How many photos and videos it has.
  open var estimatedAssetCount: Int { 0 }

  /// Returns the albums of a kind: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHPhotoLibrary.empty() }
}

/// Which photos are asked for, and in what order.
open class PHFetchOptions: NSObject {
  /// Which photos are asked for.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number; 0 is all.
  open var fetchLimit = 0
  /// Whether hidden ones are among them.
  open var includeHiddenAssets = false

  /// Creates options.
  override public init() { super.init() }
}

/// What was found: nothing.
open class PHFetchResult<ObjectType>: NSObject {
  /// The number: 0.
  open var count: Int { 0 }
  /// The first one: none.
  open var firstObject: ObjectType? { nil }
  /// The last one: none.
  open var lastObject: ObjectType? { nil }

  /// Returns the one of an index; the program ends, as on iOS of an index that is too large.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) beyond bounds of an empty result")
  }
  /// The one of an index; the program ends, as on iOS of an index that is too large.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Returns those of indices: none.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Returns the index of one: there is none.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Returns whether one is among them: none is.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Calls a function with each: with none.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
