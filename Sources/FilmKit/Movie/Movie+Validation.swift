extension Movie {
  /// Tells, before any work is done, whether the film can be written in this format with this encoding.
  ///
  /// - Throws: A ``FilmError`` that says what is wrong with the size, the rate, the codec or its options.
  public func check(_ film: Film) throws(FilmError) {
    try checkFrameRate(of: film)
    try checkArea(of: film)
    let codec = codec(isTransparent: film.isTransparent)
    try checkPixels(of: film, for: codec)
    try checkOptions(of: codec)
  }

  private func checkFrameRate(of film: Film) throws(FilmError) {
    guard let maximum = format.maximumFrameRate,
      film.frameRate.framesPerSecond > maximum.framesPerSecond
    else { return }
    throw FilmError(
      .frameRateTooHigh,
      "\(path) cannot have \(film.frameRate) frames per second, since players show at most \(maximum)"
        + " of .\(format) files.")
  }

  private func checkArea(of film: Film) throws(FilmError) {
    if let animatedImage = animatedImage(isTransparent: film.isTransparent) {
      guard max(film.width, film.height) > animatedImage.maximumSide else { return }
      throw FilmError(
        .tooLarge,
        "\(path) cannot be \(film.width) x \(film.height) pixels, since .\(format) allows at most"
          + " \(animatedImage.maximumSide) columns or rows.")
    }
    // What libavutil takes: both sides with a border of 128, in eight bytes a pixel, below 2^31.
    guard (film.width + 128) * (film.height + 128) >= Int(Int32.max) / 8 else { return }
    throw FilmError(
      .tooLarge,
      "\(path) cannot be \(film.width) x \(film.height) pixels, since ffmpeg allows at most"
        + " 268 million in total.")
  }

  private func checkPixels(of film: Film, for codec: Codec?) throws(FilmError) {
    let name = codecName(isTransparent: film.isTransparent)
    let pixels = codec?.pixels(isTransparent: film.isTransparent)
    if film.isTransparent, pixels == nil || format == .mp4 {
      throw FilmError(
        .transparencyImpossible,
        "\(path) cannot be transparent, since codec \(name) in .\(format) does not keep alpha:"
          + " choose .webm, .mov, .gif, .apng, .webp or PNG frames.")
    }
    let even = (width: (film.width + 1) / 2 * 2, height: (film.height + 1) / 2 * 2)
    if pixels?.needsEvenSize == true, even != (film.width, film.height) {
      throw FilmError(
        .oddSize,
        "\(path) cannot be \(film.width) x \(film.height) pixels, since codec \(name) needs an"
          + " even width and height, such as \(even.width) x \(even.height).")
    }
    if encoding.quality == .lossless, codec?.isLossless != true {
      throw FilmError(
        .badOption,
        "\(path) cannot be lossless, since codec \(name) is lossy: choose .mkv, .apng, .webp or PNG"
          + " frames, or for an opaque film .mp4 or .mov.")
    }
  }

  /// Checks what a known codec is told; of others ffmpeg knows.
  private func checkOptions(of codec: Codec?) throws(FilmError) {
    guard let codec else { return }
    if let crf = encoding.crf {
      guard let range = codec.crf else {
        throw FilmError(.badOption, "Codec \(codec.name) has no crf, but it was set to \(crf).")
      }
      guard range.contains(crf) else {
        throw FilmError(
          .badOption,
          "The crf of codec \(codec.name) must lie in"
            + " \(range.lowerBound)...\(range.upperBound), not be \(crf).")
      }
    }
    if let preset = encoding.preset, !codec.takesPreset {
      throw FilmError(
        .badOption, "Codec \(codec.name) has no presets, but it was set to \(preset).")
    }
  }
}
