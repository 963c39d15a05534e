public import Imaging
public import PictureKit
public import SystemPackage

extension Drawing {
  /// Reads an image file: PNG, JPEG, WebP, GIF, BMP, TIFF, HEIF, SVG, or the first page of a PDF.
  ///
  /// The first bytes of the file tell its format. A name that ends in `@2x` or `@3x`, before its
  /// extension, gives bitmaps that scale.
  ///
  /// - Throws: An `ImageError` if the file cannot be read, is of another format, is damaged
  ///   or too large.
  public convenience init(contentsOf path: FilePath) throws(ImageError) {
    let stem = path.lastComponent?.stem ?? ""
    self.init(
      try FileImageDecoder.decode(
        Image.bytes(of: path), scale: ImageFileName(stem).scale, name: path.string
      ).contents)
  }
}
