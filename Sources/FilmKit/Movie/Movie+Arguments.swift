extension Movie {
  /// What ffmpeg is told of a film that it can write, up to the name of the file.
  func arguments(for film: Film) -> [String] {
    let input = [
      "-f", "rawvideo", "-pixel_format", encoder(for: film).pixelFormat,
      "-video_size", "\(film.width)x\(film.height)", "-framerate", "\(film.frameRate)",
      "-i", "pipe:0",
    ]
    // Without these, versions and times of writing would make equal films differ.
    let reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    return input + codecArguments(for: film) + format.arguments + reproducible
  }

  private func codecArguments(for film: Film) -> [String] {
    let codec = codec(isTransparent: film.isTransparent)
    let pixels = codec?.pixels(isTransparent: film.isTransparent)
    let effort = codec?.efforts[encoding.quality] ?? Codec.Effort()
    var arguments = ["-c:v", codecName(isTransparent: film.isTransparent)]
    arguments += pixels?.filter.map { ["-filter_complex", "[0:v]\($0)"] } ?? []
    arguments += pixels?.layout.map { ["-pix_fmt", $0] } ?? []
    arguments += pixels?.arguments ?? []
    arguments += (encoding.crf ?? effort.crf).map { ["-crf", "\($0)"] } ?? []
    arguments += (encoding.preset ?? effort.preset).map { ["-preset", $0] } ?? []
    // A preset takes the place of all that the quality says of how.
    return encoding.preset == nil ? arguments + effort.arguments : arguments
  }
}
