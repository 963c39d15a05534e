private import FileIO
internal import SystemPackage

extension Movie {
  /// The format of animated images that we write ourselves; nil if ffmpeg writes the film.
  func animatedImage(isTransparent: Bool) -> (any AnimatedImageFormat.Type)? {
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
  func record<Format: AnimatedImageFormat>(
    _ film: Film, as _: Format.Type,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings {
    let file = try openFile()
    let recorder = AnimatedImageMuxer<Format>(film, to: file.descriptor, target: "\(path)")
    try await body { frame, index in try await recorder.add(frame, index: index) }
    try Task.checkCancellation()
    let timings = try await recorder.finish()
    try Task.checkCancellation()
    try commit(file)
    return timings
  }
}
