internal import Imaging

/// The GIF89a format.
///
/// Colors are exact if the film, or a frame, has at most 255. The first frames are buffered up to
/// a number of pixels or colors; the global color table is made from them. A frame whose colors
/// it does not contain gets a local color table, and is dithered if even that would show banding.
/// Pixels that do not change have the transparent index.
struct GIF: AnimatedImageFormat {
  static let maximumSide = Int(UInt16.max)
  static let maximumFileSize = Int.max
  static let bytesPerPixel = 60
  static let maximumFrameDuration = Int(UInt16.max)

  private let film: Film
  /// The first frames, until the global color table is made; then nil.
  private var buffer: [GIFFrame]? = []
  private var bufferedPixelCount = 0
  private var bufferedColors = ColorHistogram()
  private var table = Palette([])
  /// The rectangle that the disposal of the previous frame restores to the background.
  private var disposedArea: PixelRect?

  /// The maximum number of buffered pixels: 64 MiB, since each frame also keeps the previous
  /// pixels.
  private static let maximumBufferedPixels = 1 << 23
  private static let maximumBufferedColors = 1 << 16
  /// The maximum mean error of a frame with the global color table.
  ///
  /// An error is the sum of the squared differences of a pixel's components: this is about half a
  /// level in each component.
  private static let maximumMeanError = 1.0
  /// The maximum total error of a frame with the global color table.
  ///
  /// Above it, a local color table reduces the error for few bytes; a lower threshold would cost
  /// many.
  private static let maximumError = 6000.0
  /// The maximum mean error of a frame that is not dithered: two levels in each component.
  ///
  /// Above it, banding is visible. Dithering below it would double the size for little less error.
  private static let maximumUnditheredError = 12.0
  /// The minimum number of changed pixels of a frame that is dithered.
  ///
  /// Many colors on few pixels are edges rather than gradients; there, single dithered pixels
  /// would show.
  private static let minimumDitheredPixels = 1 << 14

  /// The duration, in ticks, from which on a frame also corrects pixels that do not change: a
  /// viewer has time to see them.
  private static let minimumHeldDuration = 25

  init(_ film: Film) { self.film = film }

  var timescale: Int { 100 }

  var header: [UInt8] {
    // Logical screen descriptor with a global color table of 2^(7 + 1) entries; entry 0 is unused,
    // because 0 is the transparent index.
    let screen =
      littleEndianBytes(film.width, 2) + littleEndianBytes(film.height, 2) + [0xf7, 0, 0]
    // Application extension with a loop count of 0: repeat forever.
    let loop = [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    return Array("GIF89a".utf8) + screen + table.bytes(count: 256) + loop
  }

  let trailer: [UInt8] = [0x3b]

  mutating func encode(_ animationFrame: AnimationFrame) -> [EncodingJob<MappedGIFFrame>] {
    let frame = gifFrame(animationFrame)
    guard buffer != nil else {
      table.add(frame)
      return [job(for: frame)]
    }
    buffer?.append(frame)
    bufferedPixelCount += frame.pixels.count
    let isBelowLimit = bufferedColors.add(
      frame.pixels, changedFrom: frame.previous, limit: Self.maximumBufferedColors)
    return isBelowLimit && bufferedPixelCount < Self.maximumBufferedPixels ? [] : flush()
  }

  /// Makes the global color table and returns the jobs of the buffered frames.
  mutating func flush() -> [EncodingJob<MappedGIFFrame>] {
    guard let frames = buffer else { return [] }
    table = Palette(of: bufferedColors)
    (buffer, bufferedColors) = (nil, ColorHistogram())
    return frames.map(job)
  }

  func makeAssembler() -> GIFAssembler { GIFAssembler(film) }

  /// Returns a job that maps the colors of a frame to the global color table, a local one, or
  /// dithers of a local one.
  private func job(for frame: GIFFrame) -> EncodingJob<MappedGIFFrame> {
    { [table] in
      var changed = ColorHistogram()
      changed.add(frame.pixels, changedFrom: frame.previous)
      let pixelCount = Double(changed.pixelCount)
      let maximumError = min(Self.maximumMeanError * pixelCount, Self.maximumError)
      if let nearest = table.nearest(to: changed, maximumError: maximumError) {
        return MappedGIFFrame(
          frame: frame, histogram: changed, dithers: nearest.map(OrderedDither.init(of:)),
          palette: table, isLocal: false)
      }
      var areas = ColorHistogram()
      areas.add(frame.pixels)
      let local = Palette(of: changed, areas: areas)
      let maximumUnditheredError =
        changed.pixelCount < Self.minimumDitheredPixels
        ? .infinity : Self.maximumUnditheredError * pixelCount
      if let nearest = local.nearest(to: changed, maximumError: maximumUnditheredError) {
        return MappedGIFFrame(
          frame: frame, histogram: changed, dithers: nearest.map(OrderedDither.init(of:)),
          palette: local, isLocal: true)
      }
      let dithering = Palette(dithering: changed, areas: areas)
      return MappedGIFFrame(
        frame: frame, histogram: changed, dithers: dithering.dithers(for: changed),
        diffused: ErrorDiffusion(dithering).indices(of: frame), palette: dithering, isLocal: true)
    }
  }

  /// Returns the rectangle to draw for a frame, and chooses its disposal.
  private mutating func gifFrame(_ frame: AnimationFrame) -> GIFFrame {
    let vanishing = film.isTransparent ? vanishingArea(of: frame) : nil
    var area = [disposedArea, vanishing].compactMap(\.self).reduce(frame.changedArea) {
      $0.union($1)
    }
    if !film.isTransparent, frame.duration >= Self.minimumHeldDuration || frame.next == nil {
      area = PixelRect(columns: 0...film.width - 1, rows: 0...film.height - 1)
    }
    var pixels = colors(of: frame.pixels, in: area)
    var previous =
      frame.previous.map { colors(of: $0, in: area) }
      ?? [UInt32](repeating: 0, count: pixels.count)
    if let disposedArea { previous.clear(disposedArea, in: area) }
    var drawnArea = area
    if film.isTransparent {
      // Pixels that stay transparent are left out: otherwise the rectangle, once grown, would be
      // disposed of and drawn again in every frame.
      let changes = PixelRect(ofChangesFrom: previous, to: pixels, width: area.columns.count)?
        .moved(columns: area.columns.lowerBound, rows: area.rows.lowerBound)
      drawnArea =
        [changes, vanishing].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 }
        ?? PixelRect(columns: 0...0, rows: 0...0).moved(
          columns: area.columns.lowerBound, rows: area.rows.lowerBound)
      let part = drawnArea.moved(columns: -area.columns.lowerBound, rows: -area.rows.lowerBound)
      pixels = part.pixels(of: pixels, width: area.columns.count)
      previous = part.pixels(of: previous, width: area.columns.count)
    }
    disposedArea = vanishing == nil ? nil : drawnArea
    return GIFFrame(
      pixels: pixels, previous: previous, area: drawnArea, duration: frame.duration,
      restoresBackground: vanishing != nil)
  }

  /// Returns the pixels in a rectangle, each opaque or fully transparent.
  private func colors(of pixels: [UInt32], in area: PixelRect) -> [UInt32] {
    var colors = area.pixels(of: pixels, width: film.width)
    let isOpaque = !film.isTransparent
    for index in colors.indices {
      colors[index] = Self.color(colors[index], isOpaque: isOpaque)
    }
    return colors
  }

  /// Returns the bounding box of the pixels that are opaque now and transparent in the next frame.
  ///
  /// GIF cannot draw transparent pixels over opaque ones, so this rectangle must be disposed of.
  private func vanishingArea(of frame: AnimationFrame) -> PixelRect? {
    guard let next = frame.next else { return nil }
    let remaining = zip(frame.pixels, next).map { pixel, next in
      Self.color(next, isOpaque: false) == 0 ? 0 : Self.color(pixel, isOpaque: false)
    }
    let current = frame.pixels.map { Self.color($0, isOpaque: false) }
    return PixelRect(ofChangesFrom: current, to: remaining, width: film.width)
  }

  /// Returns a pixel made opaque, or 0 if its alpha is below one half.
  @inline(__always)
  private static func color(_ pixel: UInt32, isOpaque: Bool) -> UInt32 {
    isOpaque || pixel >> 24 >= 128 ? pixel | 0xff00_0000 : 0
  }
}

extension [UInt32] {
  /// Sets a rectangle to 0.
  ///
  /// - Parameters:
  ///   - part: The rectangle to clear, in the coordinates of the picture.
  ///   - area: The rectangle whose pixels the array contains; it contains `part`.
  fileprivate mutating func clear(_ part: PixelRect, in area: PixelRect) {
    for row in part.rows {
      let start = (row - area.rows.lowerBound) * area.columns.count - area.columns.lowerBound
      for column in part.columns { self[start + column] = 0 }
    }
  }
}

extension Movie.Format {
  /// Animated GIF with up to 255 colors a frame, dithered where banding would be visible; pixels
  /// are opaque or fully transparent.
  ///
  /// Delays are hundredths of a second, and players slow down frames with a delay below two.
  public static let gif = Self(
    fileExtension: "gif", maximumFrameRate: 50, muxer: "gif", muxerArguments: ["-loop", "0"],
    codec: .gif, animatedImage: GIF.self)
}

extension Codec {
  /// ffmpeg's encoder of GIF.
  static let gif = Codec(name: "gif", opaque: PixelFormat(), transparent: PixelFormat())
}
