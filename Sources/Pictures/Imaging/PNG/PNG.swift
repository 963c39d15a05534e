/// Reading and writing of PNG files (ISO/IEC 15948), through libpng.
///
/// All color types, bit depths and interlace methods of the standard are read. Samples of 16 bits
/// are rounded to 8, then components are premultiplied, both to nearest. An image is converted to
/// sRGB by its color profile, or by its exponent and primaries; ``Samples`` are not, nor are the
/// frames that ``APNGReader`` reads. Of an animated PNG the still image is read.
///
/// Files are not trusted: memory is allocated only for as many pixels as a file of that length can
/// contain, and damage of any kind is a ``PNGError``.
public enum PNG: Sendable {
  /// The maximum width and height of an image that is read, 32,768 pixels.
  public static let maximumSide = 1 << 15
  /// The maximum number of pixels of an image that is read, 268,435,456: 1 GiB in memory.
  public static let maximumPixelCount = 1 << 28
  /// The maximum length of a file that is read, 1 GiB.
  public static let maximumFileSize = 1 << 30
}
