private import FileIO
internal import SystemPackage

extension Movie {
  /// Returns the animated image format that is written without ffmpeg; nil if ffmpeg writes the
  /// film.
  func animatedImage(isTransparent: Bool) -> (any AnimatedImageFormat.Type)? {
    let defaultCodec = format.defaultCodec(isTransparent: isTransparent)
    return codecName(isTransparent: isTransparent) == defaultCodec.name
      ? format.animatedImage : nil
  }

  /// Records a film as an animated image; returns the time spent on encoding and writing.
  func record<Format: AnimatedImageFormat>(
    _ film: Film, as _: Format.Type,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings {
    let file = try openFile()
    let muxer = AnimatedImageMuxer<Format>(film, to: file.descriptor, target: "\(path)")
    let timings = try await mux(with: muxer, body)
    try Task.checkCancellation()
    _ = try await readAccompaniment()
    try commit(file)
    return timings
  }

  /// Passes the frames of a recording to a muxer that runs concurrently.
  private func mux<Format: AnimatedImageFormat>(
    with muxer: AnimatedImageMuxer<Format>,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings {
    let channel = RendezvousChannel<AnimatedImageMuxer<Format>.Input>()
    async let timings = muxer.write(channel)
    do {
      try await body { frame, index in try await channel.send((frame, index)) }
      try Task.checkCancellation()
      await channel.close()
    } catch {
      await channel.close(throwing: error)
      throw error
    }
    return try await timings
  }
}
