/// Reading and writing of PNG files (ISO/IEC 15948), through libpng.
///
/// Every colour type, bit depth and interlacing of the standard is read. Samples of 16 bits are
/// rounded to 8, and components are premultiplied after that, to nearest. Samples are taken to be
/// sRGB: gamma, chromaticity and colour profile chunks are ignored, and so is everything else that
/// does not change the samples. Of an animated PNG the still image is read.
///
/// Files are not trusted: memory is taken only for what a file of that length can hold, and damage
/// of any kind is a ``PNGError``.
public enum PNG: Sendable {
  /// The longest side of an image that is read, 32,768 pixels.
  public static let maximumSide = 1 << 15
  /// The most pixels that an image that is read may have, 268,435,456, which is 1 GiB in memory.
  public static let maximumPixelCount = 1 << 28
  /// The longest file that is read, 1 GiB.
  public static let maximumFileSize = 1 << 30
}
