extension Movie {
  /// Returns ffmpeg's arguments for a valid film, except for the output file.
  func arguments(for film: Film) -> [String] {
    inputArguments(for: film) + codecArguments(for: film) + muxerArguments(for: film)
  }

  /// Returns ffmpeg's arguments for a segment of a film, except for the output file.
  ///
  /// - Parameter film: The whole film.
  /// - Returns: The arguments.
  func segmentArguments(for film: Film) -> [String] {
    inputArguments(for: film) + codecArguments(for: film) + Self.reproducible + ["-f", "nut"]
  }

  /// Returns ffmpeg's arguments for joining segments, except for the output file; the list of the
  /// segments is its input.
  func joinArguments(for film: Film) -> [String] {
    [
      "-protocol_whitelist", "file,pipe", "-f", "concat", "-safe", "0", "-i", "pipe:0",
      "-map", "0:v", "-c", "copy",
    ] + muxerArguments(for: film)
  }

  /// Omits versions and creation times, so that equal films are identical files.
  private static let reproducible = [
    "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
  ]

  private func inputArguments(for film: Film) -> [String] {
    [
      "-f", "rawvideo", "-pixel_format", encoder(for: film).pixelFormat,
      "-video_size", "\(film.width)x\(film.height)", "-framerate", "\(film.frameRate)",
      "-i", "pipe:0",
    ]
  }

  /// Returns ffmpeg's arguments of the container.
  func muxerArguments(for film: Film) -> [String] {
    let tag = codec(isTransparent: film.isTransparent)?.tag.map { ["-tag:v", $0] } ?? []
    return tag + format.muxerArguments + Self.reproducible + ["-f", format.muxer]
  }

  private func codecArguments(for film: Film) -> [String] {
    let codec = codec(isTransparent: film.isTransparent)
    let name = codecName(isTransparent: film.isTransparent)
    let pixelFormat =
      codec.map { $0.pixelFormat(isTransparent: film.isTransparent) }
      ?? Codec.pixelFormat(ofOther: name)
    let preset = codec?.presets[encoding.quality] ?? Codec.EncoderPreset()
    let threads = codec?.threads ?? Codec.Threads()
    let threadCount = threads.count(encoderCount(for: film), processorCount)
    var arguments = ["-c:v", name]
    arguments += pixelFormat?.filter.map { ["-filter_complex", "[0:v]\($0)"] } ?? []
    arguments += pixelFormat?.name.map { ["-pix_fmt", $0] } ?? []
    arguments += pixelFormat?.arguments ?? []
    arguments += threads.arguments(threadCount)
    arguments += (encoding.crf ?? preset.crf).map { ["-crf", "\($0)"] } ?? []
    arguments += (encoding.preset ?? preset.preset).map { ["-preset", $0] } ?? []
    var parameters = threads.parameters(threadCount, film.height)
    // A preset of the encoding replaces the settings of the quality.
    if encoding.preset == nil {
      arguments += preset.arguments
      parameters += preset.parameters
    }
    return arguments
      + (codec?.parametersOption.map { [$0, parameters.joined(separator: ":")] } ?? [])
  }
}
