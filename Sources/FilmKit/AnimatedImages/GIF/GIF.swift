internal import Imaging

/// An animated GIF (GIF89a), with the colours as they are wherever the film or a step has no more than
/// 255.
///
/// The first steps wait until they have as many pixels or colours as the window allows; from them come
/// the colours of the file's table. A step that these do not fit brings a table of its own, and
/// mixes its colours where even that would show bands. What a step leaves as it was is not painted.
struct GIF: AnimatedImage {
  static let largestSide = Int(UInt16.max)
  static let largestFile = Int.max
  static let longestStep = Int(UInt16.max)

  private let film: Film
  private var waiting: [GIFPainting]? = []
  private var waitingCount = 0
  private var waitingColors = ColorCount()
  private var table = Palette([])
  /// What is transparent again when the next step begins.
  private var cleared: PixelRect?

  /// The most pixels that wait: 64 MiB of them, as they are and as they were.
  private static let mostWaitingPixels = 1 << 23
  private static let mostWaitingColors = 1 << 16
  /// How far the colours of the file's table may be from those of a step, as the mean over its pixels
  /// of squares summed over the components: about half a level in each.
  private static let mostMeanError = 1.0
  /// The same summed over the pixels: beyond it a table of the step's own is worth its bytes.
  ///
  /// Of a film with a photograph, 600 steps, this raised the peak signal-to-noise ratio from 68 to 77 dB
  /// for 1 kB of 2.5 MB; a third of it would have made 84 dB of 3.1 MB.
  private static let mostError = 6000.0
  /// How far the colours of a step's own table may be from it without being mixed: two levels in each
  /// component, beyond which bands are seen.
  ///
  /// Of a colour wheel with a ball before it, mixing brought the mean FLIP error from 0.21 to 0.07, that
  /// of ffmpeg's error diffusion in a third of its bytes; of soft shades that move, at 47 dB, it would
  /// have halved 0.04 for twice the bytes.
  private static let mostBanding = 12.0
  /// The fewest pixels that are mixed: fewer of many colours are edges rather than shades, of which a
  /// mixed pixel shows another colour by itself.
  private static let leastMixedPixels = 1 << 14

  init(_ film: Film) { self.film = film }

  var ticksPerSecond: Int { 100 }

  var head: [UInt8] {
    // A table of 2^(7 + 1) colours, the first of which stands for nothing.
    let size = littleEndianBytes(film.width, 2) + littleEndianBytes(film.height, 2) + [0xf7, 0, 0]
    // Played for ever.
    let loop = [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    return Array("GIF89a".utf8) + size + table.bytes(count: 256) + loop
  }

  let tail: [UInt8] = [0x3b]

  mutating func encodings(of step: AnimationStep) -> [AnimationEncoding] {
    let painting = painting(of: step)
    guard waiting != nil else {
      table.add(painting)
      return [encoding(of: painting)]
    }
    waiting?.append(painting)
    waitingCount += painting.shown.count
    let isWhole = waitingColors.add(
      painting.shown, besides: painting.before, limit: Self.mostWaitingColors)
    return isWhole && waitingCount < Self.mostWaitingPixels ? [] : lastEncodings()
  }

  /// Makes the file's table and gives out what has waited for it.
  mutating func lastEncodings() -> [AnimationEncoding] {
    guard let paintings = waiting else { return [] }
    table = Palette(of: waitingColors)
    (waiting, waitingColors) = (nil, ColorCount())
    return paintings.map(encoding)
  }

  private func encoding(of painting: GIFPainting) -> AnimationEncoding {
    { [table] in
      var count = ColorCount()
      count.add(painting.shown, besides: painting.before)
      let pixelCount = Double(count.pixelCount)
      var known = count
      known.include(painting.before)
      let bound = min(Self.mostMeanError * pixelCount, Self.mostError)
      if let nearest = table.nearest(to: known, error: bound) {
        return painting.bytes(
          table: nil, painting.indices(known, nearest, leavingNearest: true))
      }
      var surroundings = ColorCount()
      surroundings.add(painting.shown)
      let own = Palette(of: count, within: surroundings)
      let banding =
        count.pixelCount < Self.leastMixedPixels ? .infinity : Self.mostBanding * pixelCount
      if let nearest = own.nearest(to: count, error: banding) {
        return painting.bytes(
          table: own, painting.indices(count, nearest, leavingNearest: false))
      }
      let mixing = Palette(mixing: count)
      return painting.bytes(table: mixing, painting.indices(count, mixing.mixes(for: count)))
    }
  }

  /// What is to be painted for a step.
  private mutating func painting(of step: AnimationStep) -> GIFPainting {
    let vanishing = film.isTransparent ? vanishing(in: step) : nil
    let area = [cleared, vanishing].compactMap(\.self).reduce(step.changes) { $0.union($1) }
    var shown = colors(of: step.shown, in: area)
    var before =
      step.before.map { colors(of: $0, in: area) } ?? [UInt32](repeating: 0, count: shown.count)
    if let cleared { before.clear(cleared, in: area) }
    var painted = area
    if film.isTransparent {
      // Without what stays transparent, lest all be cleared and painted at every step.
      let changes = PixelRect(ofChangesFrom: before, to: shown, width: area.columns.count)?
        .moved(columns: area.columns.lowerBound, rows: area.rows.lowerBound)
      painted =
        [changes, vanishing].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 }
        ?? PixelRect(columns: 0...0, rows: 0...0).moved(
          columns: area.columns.lowerBound, rows: area.rows.lowerBound)
      let part = painted.moved(columns: -area.columns.lowerBound, rows: -area.rows.lowerBound)
      shown = part.pixels(of: shown, width: area.columns.count)
      before = part.pixels(of: before, width: area.columns.count)
    }
    cleared = vanishing == nil ? nil : painted
    return GIFPainting(
      shown: shown, before: before, area: painted, ticks: step.ticks, isCleared: vanishing != nil)
  }

  /// What is shown of straight pixels: each is opaque or not at all.
  private func colors(of pixels: [UInt32], in area: PixelRect) -> [UInt32] {
    var colors = area.pixels(of: pixels, width: film.width)
    let isOpaque = !film.isTransparent
    for index in colors.indices {
      colors[index] = Self.color(colors[index], isOpaque: isOpaque)
    }
    return colors
  }

  /// The least rectangle of what is shown now and nothing is shown of next.
  private func vanishing(in step: AnimationStep) -> PixelRect? {
    guard let after = step.after else { return nil }
    let remaining = zip(step.shown, after).map { shown, after in
      Self.color(after, isOpaque: false) == 0 ? 0 : Self.color(shown, isOpaque: false)
    }
    let shown = step.shown.map { Self.color($0, isOpaque: false) }
    return PixelRect(ofChangesFrom: shown, to: remaining, width: film.width)
  }

  /// What is shown of a straight pixel: it is opaque or not at all.
  @inline(__always)
  private static func color(_ pixel: UInt32, isOpaque: Bool) -> UInt32 {
    isOpaque || pixel >> 24 >= 128 ? pixel | 0xff00_0000 : 0
  }
}

extension [UInt32] {
  /// Puts 0 into that part of an area's pixels which lies in another one within it.
  fileprivate mutating func clear(_ part: PixelRect, in area: PixelRect) {
    for row in part.rows {
      let start = (row - area.rows.lowerBound) * area.columns.count - area.columns.lowerBound
      for column in part.columns { self[start + column] = 0 }
    }
  }
}
