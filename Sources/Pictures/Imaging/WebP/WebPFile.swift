internal import CWebP
internal import Geometry

/// Decoding of WebP files (RFC 9649), through libwebp: lossy, lossless, with alpha, and the first
/// frame of animated ones on a transparent canvas.
enum WebPFile {
  /// Decodes a WebP in memory; the EXIF orientation is applied, and colors are converted to sRGB.
  ///
  /// - Throws: An ``ImageError`` if the bytes are damaged, or larger than ``ImageLimits``.
  static func decode(_ bytes: Span<UInt8>, name: String) throws(ImageError) -> Image {
    try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      let features = try features(of: bytes, name: name)
      let size = PixelSize(width: Int(features.width), height: Int(features.height))
      try ImageLimits.check(size, of: .webP, name: name)
      let container = Container(bytes)
      let image =
        features.has_animation != 0
        ? try firstFrame(of: container, canvas: size, byteCount: bytes.count, name: name)
        : try decode(bytes, features, container?.profile, name: name)
      return image.shown(in: container?.orientation ?? .up)
    }
  }

  private static func features(
    of bytes: UnsafeBufferPointer<UInt8>, name: String
  ) throws(ImageError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes.baseAddress, bytes.count, &features)
    if let error = error(of: status, byteCount: bytes.count, name: name) { throw error }
    return features
  }

  /// Decodes a still image.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ features: WebPBitstreamFeatures,
    _ profile: ColorProfile?, name: String
  ) throws(ImageError) -> Image {
    let size = PixelSize(width: Int(features.width), height: Int(features.height))
    let pixels = try ImageLimits.pixels(size, name: name) { pixels in
      var config = WebPDecoderConfig()
      guard WebPInitDecoderConfig(&config) != 0 else {
        preconditionFailure("the libwebp library and its header have different versions")
      }
      // B, G, R, A in memory are 0xAARRGGBB, not premultiplied.
      config.output.colorspace = MODE_BGRA
      config.output.is_external_memory = 1
      config.output.u.RGBA.rgba = UnsafeMutableRawPointer(pixels.baseAddress)?
        .assumingMemoryBound(to: UInt8.self)
      config.output.u.RGBA.stride = CInt(size.width * 4)
      config.output.u.RGBA.size = size.width * size.height * 4
      let status = WebPDecode(bytes.baseAddress, bytes.count, &config)
      if let error = error(of: status, byteCount: bytes.count, name: name) { return error }
      profile?.convert(pixels)
      if features.has_alpha != 0 {
        for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
      }
      return nil
    }
    return Image(width: size.width, height: size.height, pixels: pixels)
  }

  /// Decodes the first frame of an animated image.
  private static func firstFrame(
    of container: Container?, canvas: PixelSize, byteCount: Int, name: String
  ) throws(ImageError) -> Image {
    guard let frame = container?.firstFrame() else {
      throw ImageError(
        .damaged(.webP), name, "its first frame is not complete, after \(byteCount) bytes")
    }
    let features = try features(of: frame.bytes, name: name)
    let image = try decode(frame.bytes, features, container?.profile, name: name)
    if image.size == canvas { return image }
    guard frame.x >= 0, frame.y >= 0, frame.x + image.width <= canvas.width,
      frame.y + image.height <= canvas.height
    else {
      throw ImageError(
        .damaged(.webP), name,
        "its first frame has \(image.size) pixels at (\(frame.x), "
          + "\(frame.y)), outside of the canvas of \(canvas)")
    }
    let pixels = try ImageLimits.pixels(canvas, name: name) { pixels in
      pixels.initialize(repeating: 0)
      for row in 0..<image.height {
        for column in 0..<image.width {
          pixels[(frame.y + row) * canvas.width + frame.x + column] = image[column, row]
        }
      }
      return nil
    }
    return Image(width: canvas.width, height: canvas.height, pixels: pixels)
  }

  /// Returns the error of a status; nil if there is none.
  private static func error(
    of status: VP8StatusCode, byteCount: Int, name: String
  ) -> ImageError? {
    switch status {
    case VP8_STATUS_OK: nil
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      ImageError(.damaged(.webP), name, "it ends early, after \(byteCount) bytes")
    case VP8_STATUS_OUT_OF_MEMORY:
      ImageError(.noMemory, name, "libwebp cannot allocate its buffers")
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      ImageError(.damaged(.webP), name, "it uses a feature that libwebp does not support")
    default: ImageError(.damaged(.webP), name, "libwebp cannot decode its image data")
    }
  }
}
