internal import Imaging
internal import PictureKit
internal import Raster

/// The decoder of the formats that Zoetrope reads; the first bytes of a file tell its format.
struct FileImageDecoder: ImageDecoder {
  func drawing(decoding bytes: [UInt8], scale: Double, name: String) throws -> Drawing {
    try Self.decode(bytes, scale: scale, name: name)
  }

  static func decode(
    _ bytes: [UInt8], scale: Double, name: String
  ) throws(ImageError) -> Drawing {
    switch ImageFormat(of: bytes.span) {
    case .some(let format) where [.gif, .bmp, .tiff, .heif].contains(format):
      let image = try ConvertedFile.image(bytes, format: format, name: name)
      return Drawing(Bitmap(image), scale: scale)
    case .svg: return Drawing(try SVG.decode(bytes, name: name))
    case .pdf: return try PDF.decode(bytes, name: name)
    default:
      let allowed = "PNG, JPEG, WebP, GIF, BMP, TIFF, HEIF, SVG and PDF"
      let image = try Image.decode(bytes.span, name: name, allowed: allowed)
      let isPlainJPEG = ImageFormat(of: bytes.span) == .jpeg && JPEG.isPlain(bytes.span)
      let bitmap = Bitmap(
        width: image.width, height: image.height, pixels: image.pixels,
        jpeg: isPlainJPEG ? bytes : nil)
      return Drawing(bitmap, scale: scale)
    }
  }
}

/// Installs the decoder of the process; the constructor in CStartup calls it before `main`.
@_cdecl("zoetrope_install_image_decoder")
func installImageDecoder() { ImageDecoding.install(FileImageDecoder()) }
