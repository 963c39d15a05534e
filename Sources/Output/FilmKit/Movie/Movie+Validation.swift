internal import Imaging

extension Movie {
  /// Checks that a film can be written in this format with this encoding.
  ///
  /// - Throws: A ``FilmError`` if the size, the frame rate, the codec or one of its options is
  ///   invalid.
  public func check(_ film: Film) throws(FilmError) {
    try checkFrameRate(of: film)
    try checkSize(of: film)
    let codec = codec(isTransparent: film.isTransparent)
    try checkPlayers(of: codec)
    try checkPixelFormat(of: film, for: codec)
    try checkOptions(of: codec)
  }

  private func checkFrameRate(of film: Film) throws(FilmError) {
    guard let maximum = format.maximumFrameRate,
      film.frameRate.framesPerSecond > maximum.framesPerSecond
    else { return }
    throw FilmError(
      .frameRateTooHigh,
      "\(path) cannot have \(film.frameRate) frames per second, since players show at most"
        + " \(maximum) of .\(format) files.")
  }

  private func checkSize(of film: Film) throws(FilmError) {
    if let animatedImage = animatedImage(isTransparent: film.isTransparent) {
      guard max(film.width, film.height) <= animatedImage.maximumSide else {
        throw FilmError(
          .tooLarge,
          "\(path) cannot be \(film.width) x \(film.height) pixels, since .\(format) allows at"
            + " most \(animatedImage.maximumSide) columns or rows.")
      }
      return try checkMemory(of: film, bytesPerPixel: animatedImage.bytesPerPixel)
    }
    // The limit of libavutil: with a border of 128 and 8 bytes a pixel, less than 2^31 bytes.
    guard (film.width + 128) * (film.height + 128) >= Int(Int32.max) / 8 else { return }
    throw FilmError(
      .tooLarge,
      "\(path) cannot be \(film.width) x \(film.height) pixels, since ffmpeg allows at most"
        + " 268 million in total.")
  }

  private func checkMemory(of film: Film, bytesPerPixel: Int) throws(FilmError) {
    let needed = film.width * film.height * bytesPerPixel
    let allowed = encoding.maximumMemory ?? MemoryError.installedMemory
    guard needed > allowed else { return }
    throw FilmError(
      .tooMuchMemory,
      "\(path) of \(film.width) x \(film.height) pixels needs about \(MemoryError.text(needed))"
        + " of memory, and \(MemoryError.text(allowed)) are allowed: make it smaller, or choose"
        + " \(Format.unlimitedAlternatives(isTransparent: film.isTransparent)).")
  }

  /// Checks that players show a known codec in this format.
  private func checkPlayers(of codec: Codec?) throws(FilmError) {
    guard let codec, let formats = codec.formats, !formats.contains(format.fileExtension) else {
      return
    }
    throw FilmError(
      .codecRefused,
      "\(path) cannot have codec \(codec.name), since players do not show it in"
        + " .\(format): choose \(Format.list(formats.map { ".\($0)" })), or codec"
        + " \(format.codec.name).")
  }

  private func checkPixelFormat(of film: Film, for codec: Codec?) throws(FilmError) {
    let name = codecName(isTransparent: film.isTransparent)
    let pixelFormat = codec?.pixelFormat(isTransparent: film.isTransparent)
    if film.isTransparent, pixelFormat == nil || !format.keepsAlpha {
      throw FilmError(
        .transparencyImpossible,
        "\(path) cannot be transparent, since codec \(name) in .\(format) does not keep alpha:"
          + " choose \(Format.transparentAlternatives).")
    }
    let even = (width: (film.width + 1) / 2 * 2, height: (film.height + 1) / 2 * 2)
    if pixelFormat?.requiresEvenSize == true, even != (film.width, film.height) {
      throw FilmError(
        .oddSize,
        "\(path) cannot be \(film.width) x \(film.height) pixels, since codec \(name) needs an"
          + " even width and height, such as \(even.width) x \(even.height).")
    }
    if encoding.quality == .lossless, codec?.isLossless != true {
      throw FilmError(
        .badOption,
        "\(path) cannot be lossless, since codec \(name) is lossy:"
          + " choose \(Format.losslessAlternatives).")
    }
  }

  /// Checks the options of a known codec; ffmpeg validates those of others.
  private func checkOptions(of codec: Codec?) throws(FilmError) {
    guard let codec else { return }
    if let crf = encoding.crf {
      guard let range = codec.crfRange else {
        throw FilmError(.badOption, "Codec \(codec.name) has no crf, but it was set to \(crf).")
      }
      guard range.contains(crf) else {
        throw FilmError(
          .badOption,
          "The crf of codec \(codec.name) must lie in"
            + " \(range.lowerBound)...\(range.upperBound), not be \(crf).")
      }
    }
    if let preset = encoding.preset, !codec.hasPresets {
      throw FilmError(
        .badOption, "Codec \(codec.name) has no presets, but it was set to \(preset).")
    }
  }
}
