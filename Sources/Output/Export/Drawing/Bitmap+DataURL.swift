internal import FoundationEssentials
internal import Imaging
internal import PictureKit

extension Bitmap {
  /// The bitmap as a URL that contains a file: the JPEG from which it comes, or a PNG.
  var dataURL: String {
    if let jpeg { return "data:image/jpeg;base64,\(jpeg.base64)" }
    let image = Image(width: width, height: height, pixels: pixels)
    // The best compression of a large image takes seconds.
    let compression: PNG.Compression = width * height > 1 << 16 ? .frames : .smallest
    return "data:image/png;base64,\(PNG.encode(image, compression: compression).base64)"
  }
}

extension [UInt8] {
  /// The bytes in Base64.
  var base64: String { Data(self).base64EncodedString() }
}
