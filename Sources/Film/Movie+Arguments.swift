extension Movie {
  /// What ffmpeg is told of a film, up to the name of the file.
  ///
  /// - Throws: A ``FilmError`` if the format or the codec cannot hold such a film.
  func arguments(for film: Film) throws(FilmError) -> [String] {
    try check(film.frameRate)
    if let animatedImage = animatedImage(isTransparent: film.isTransparent) {
      try check(film, as: animatedImage)
    } else {
      try checkArea(of: film)
    }
    let input = [
      "-f", "rawvideo", "-pixel_format", encoder(for: film).layout,
      "-video_size", "\(film.width)x\(film.height)", "-framerate", "\(film.frameRate)",
      "-i", "pipe:0",
    ]
    // Without these, versions and times of writing would make equal films differ.
    let reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    return try input + codecArguments(for: film) + format.arguments + reproducible
  }

  private func codecArguments(for film: Film) throws(FilmError) -> [String] {
    let name = codecName(isTransparent: film.isTransparent)
    let codec = codec(isTransparent: film.isTransparent)
    let pixels = codec?.pixels(isTransparent: film.isTransparent)
    if film.isTransparent, pixels == nil || format == .mp4 {
      throw FilmError(
        .transparencyImpossible,
        "\(path) cannot be transparent, since codec \(name) in .\(format) keeps no alpha:"
          + " choose .webm, .mov, .gif, .apng, .webp or PNG frames.")
    }
    if let pixels, pixels.needsEvenSize { try checkEven(film, for: name) }
    if encoding.quality == .lossless, codec?.isLossless != true {
      throw FilmError(
        .badOption,
        "\(path) cannot be lossless, since codec \(name) loses detail: choose .mkv, .apng, .webp or PNG"
          + " frames, or for an opaque film .mp4 or .mov.")
    }
    var arguments = ["-c:v", name]
    arguments += pixels?.filter.map { ["-filter_complex", "[0:v]\($0)"] } ?? []
    arguments += pixels?.layout.map { ["-pix_fmt", $0] } ?? []
    arguments += pixels?.arguments ?? []
    arguments += try crfArguments(for: codec)
    arguments += try presetArguments(for: codec)
    return arguments
  }

  private func crfArguments(for codec: Codec?) throws(FilmError) -> [String] {
    let effort = codec?.efforts[encoding.quality]
    guard let crf = encoding.crf ?? effort?.crf else { return [] }
    if let codec {
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
    return ["-crf", "\(crf)"]
  }

  private func presetArguments(for codec: Codec?) throws(FilmError) -> [String] {
    guard let preset = encoding.preset else {
      let effort = codec?.efforts[encoding.quality] ?? Codec.Effort()
      return (effort.preset.map { ["-preset", $0] } ?? []) + effort.arguments
    }
    if let codec, !codec.takesPreset {
      throw FilmError(
        .badOption, "Codec \(codec.name) has no presets, but it was set to \(preset).")
    }
    return ["-preset", preset]
  }

  private func checkArea(of film: Film) throws(FilmError) {
    // What libavutil takes: both sides with a border of 128, in eight bytes a pixel, below 2^31.
    guard (film.width + 128) * (film.height + 128) >= Int(Int32.max) / 8 else { return }
    throw FilmError(
      .tooLarge,
      "\(path) cannot be \(film.width) x \(film.height) pixels, since ffmpeg takes no more than"
        + " 268 million in all.")
  }

  private func check(
    _ film: Film, as animatedImage: any AnimatedImage.Type
  ) throws(FilmError) {
    guard max(film.width, film.height) > animatedImage.largestSide else { return }
    throw FilmError(
      .tooLarge,
      "\(path) cannot be \(film.width) x \(film.height) pixels, since .\(format) takes no more than"
        + " \(animatedImage.largestSide) columns or rows.")
  }

  private func checkEven(_ film: Film, for codec: String) throws(FilmError) {
    let even = (width: (film.width + 1) / 2 * 2, height: (film.height + 1) / 2 * 2)
    guard even != (film.width, film.height) else { return }
    throw FilmError(
      .oddSize,
      "\(path) cannot be \(film.width) x \(film.height) pixels, since codec \(codec) needs an"
        + " even width and height, such as \(even.width) x \(even.height).")
  }

  private func check(_ frameRate: FrameRate) throws(FilmError) {
    guard let maximum = format.maximumFrameRate,
      frameRate.framesPerSecond > maximum.framesPerSecond
    else { return }
    throw FilmError(
      .frameRateTooHigh,
      "\(path) cannot show \(frameRate) frames a second, since players of .\(format) show at most"
        + " \(maximum).")
  }
}
