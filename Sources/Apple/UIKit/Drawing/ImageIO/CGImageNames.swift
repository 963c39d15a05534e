// The names of options and properties of images.

/// The type that a file is likely to have, without effect.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = NSString(
  string: "kCGImageSourceTypeIdentifierHint")
/// Whether an image is kept, without effect.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = NSString(
  string: "kCGImageSourceShouldCache")
/// Whether an image is decoded at once, without effect.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = NSString(
  string: "kCGImageSourceShouldCacheImmediately")
/// Whether an image may have numbers of a higher precision, without effect.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = NSString(
  string: "kCGImageSourceShouldAllowFloat")
/// Whether a small image is made of the large one, which it always is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
/// Whether a small image is made of the large one, which it always is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageAlways")
/// Whether a small image is turned upright, which it always is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailWithTransform")
/// The greatest side of a small image, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(
  string: "kCGImageSourceThumbnailMaxPixelSize")
/// The quality of a JPEG, from 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString = NSString(
  string: "kCGImageDestinationLossyCompressionQuality")
/// The color behind an image, without effect.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString = NSString(
  string: "kCGImageDestinationBackgroundColor")
/// The greatest side of an image, without effect.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = NSString(
  string: "kCGImageDestinationImageMaxPixelSize")
/// The number of bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = NSString(string: "FileSize")
/// The number of columns.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")
/// The number of rows.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = NSString(
  string: "PixelHeight")
/// The pixels of an inch.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = NSString(string: "DPIWidth")
/// The pixels of an inch.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = NSString(string: "DPIHeight")
/// The bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = NSString(string: "Depth")
/// The name of the components.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = NSString(string: "ColorModel")
/// How an image is turned.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = NSString(
  string: "Orientation")
/// Whether an image has transparent parts.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = NSString(string: "HasAlpha")
/// What a camera notes, which is not read.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = NSString(string: "{Exif}")
/// What TIFF notes, which is not read.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = NSString(string: "{TIFF}")
/// The place of a camera, which is not read.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = NSString(string: "{GPS}")
/// What GIF notes.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = NSString(string: "{GIF}")
/// The number of repetitions; 0 is without end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = NSString(
  string: "LoopCount")
/// The time of an image, in seconds.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = NSString(
  string: "DelayTime")
/// The time of an image, in seconds.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = NSString(
  string: "UnclampedDelayTime")
