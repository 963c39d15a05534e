internal import Imaging

extension Image {
  /// The pixels with colours that are not premultiplied by alpha, as most file formats want them.
  ///
  /// A component is rounded to the nearest level, so that premultiplying it again gives the image
  /// back. Where nothing shows the pixel is 0.
  var straightPixels: [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      if alpha == 255 { return pixel }
      if alpha == 0 { return 0 }
      func straight(_ component: UInt32) -> UInt32 {
        min(255, (component * 255 + alpha / 2) / alpha)
      }
      return alpha << 24 | straight(pixel >> 16 & 255) << 16 | straight(pixel >> 8 & 255) << 8
        | straight(pixel & 255)
    }
  }
}
