internal import SystemPackage

extension Movie {
  /// The format of animated images that we write ourselves; nil if ffmpeg writes the film.
  func animatedImage(isTransparent: Bool) -> (any AnimatedImage.Type)? {
    guard
      codecName(isTransparent: isTransparent) == format.defaultCodec(isTransparent: isTransparent)
    else { return nil }
    return switch format {
    case .apng: APNG.self
    case .gif: GIF.self
    case .webp: WebP.self
    case .mp4, .mov, .mkv, .webm: nil
    }
  }

  /// Records a film as an animated image, and tells what encoding and writing it took.
  func record<Format: AnimatedImage>(
    _ film: Film, as _: Format.Type,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings {
    let staged = try StagedFile(path)
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(staged.stagedPath, .writeOnly)
    } catch {
      throw FilmError.writing("\(path)", failedWith: Errno(catching: error))
    }
    let timings: Film.Timings
    do {
      let recorder = AnimatedImageRecorder<Format>(film, to: file, target: "\(path)")
      try await body { frame, index in try await recorder.add(frame, index: index) }
      try Task.checkCancellation()
      timings = try await recorder.finish()
    } catch {
      try? file.close()
      throw error
    }
    do { try file.close() } catch {
      throw FilmError.writing("\(path)", failedWith: Errno(catching: error))
    }
    try Task.checkCancellation()
    try staged.publish()
    return timings
  }
}
