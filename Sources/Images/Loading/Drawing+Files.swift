public import Imaging
public import PictureKit
internal import Raster
public import SystemPackage

extension Drawing {
  /// Reads an image file: PNG, JPEG, WebP, SVG, or the first page of a PDF.
  ///
  /// The first bytes of the file tell its format. A name that ends in `@2x` or `@3x`, before its
  /// extension, gives bitmaps that scale.
  ///
  /// - Throws: An `ImageError` if the file cannot be read, is of another format, is damaged
  ///   or too large.
  public init(contentsOf path: FilePath) throws(ImageError) {
    let stem = path.lastComponent?.stem ?? ""
    try self.init(
      decoding: Image.bytes(of: path), scale: ImageFileName(stem).scale, name: path.string)
  }

  /// Decodes an image file in memory: PNG, JPEG, WebP, SVG, or the first page of a PDF.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The pixels per point of bitmaps, above 0; 1 by default.
  ///   - name: The name of the file in errors.
  /// - Throws: An `ImageError` if the bytes are of another format, damaged or too large.
  public init(
    decoding bytes: [UInt8], scale: Double = 1, name: String = "an image"
  ) throws(ImageError) {
    switch ImageFormat(of: bytes.span) {
    case .svg: self.init(try SVG.decode(bytes, name: name))
    case .pdf: self.init(try PDF.decode(bytes, name: name))
    default:
      let allowed = "PNG, JPEG, WebP, SVG and PDF"
      let image = try Image.decode(bytes.span, name: name, allowed: allowed)
      self.init(Bitmap(image), scale: scale)
    }
  }
}
