internal import Imaging
internal import PictureKit
internal import Raster
internal import Rendering

extension RequestHandler {
  /// Answers `frame`: the picture of one frame.
  func frame(_ request: Request) async throws -> Answer.Body {
    let performance = try performance(of: request)
    let renderer = try renderer(of: request, for: performance.recipe)
    let index = try index("index", of: request, in: performance)
    let frame = try await performance.frames.element(at: index)
    try Task.checkCancellation()
    let bytes = try canvases.withCanvas(of: performance, for: renderer) { canvas in
      try canvas.draw(frame, with: renderer)
      return PNG.encode(canvas.image, compression: .frames)
    }
    return .png(bytes)
  }

  /// Answers `frames`: the pictures of consecutive frames, each after its length in four bytes,
  /// little-endian; a length of 0 stands for a picture that is equal to the one before.
  func frames(_ request: Request) async throws -> Answer.Body {
    let performance = try performance(of: request)
    let renderer = try renderer(of: request, for: performance.recipe)
    let indices = try chunk(of: request, in: performance)
    var bytes: [UInt8] = []
    var image = Image(width: renderer.width, height: renderer.height)
    var previous: Frame?
    for index in indices {
      let frame = try await performance.frames.element(at: index)
      try Task.checkCancellation()
      let isEqual = try renderer.redraw(frame, over: previous, in: &image).isEmpty
      let picture = isEqual ? [] : PNG.encode(image, compression: .frames)
      previous = frame
      guard bytes.count + picture.count + 4 <= limits.framesLength else {
        throw RequestError(
          "The pictures of \(indices.count) frames have more than \(limits.framesLength) bytes: ask "
            + "for a smaller 'count' or 'scale'.")
      }
      withUnsafeBytes(of: UInt32(picture.count).littleEndian) { bytes += $0 }
      bytes += picture
    }
    return .binary(bytes)
  }

  /// Answers `strobe`: several instants of an interval in one picture.
  func strobe(_ request: Request) async throws -> Answer.Body {
    let performance = try performance(of: request)
    let renderer = try renderer(of: request, for: performance.recipe)
    let interval = try interval(of: request, in: performance)
    let maximumCount = 100
    let count = try request.integer("count", from: 1)
    guard count <= maximumCount else {
      throw request.mistake("count", "a whole number from 1 to \(maximumCount)")
    }
    var frames: [Frame] = []
    for index in interval.spread(count) {
      frames.append(try await performance.frames.element(at: index))
    }
    try Task.checkCancellation()
    // A multiple exposure needs two instants: with one, all layers would be static.
    let frame = frames.count > 1 ? Frame(strobeOf: frames) : frames[0]
    return .png(PNG.encode(try renderer.image(of: frame), compression: .frames))
  }
}

extension Canvases.Canvas {
  /// Draws a frame over the one that the image shows.
  fileprivate mutating func draw(_ frame: Frame, with renderer: FrameRenderer) throws {
    let previous = self.frame
    // The image is undefined if drawing fails.
    self.frame = nil
    _ = try renderer.redraw(frame, over: previous, in: &image)
    self.frame = frame
  }
}

extension ClosedRange<Int> {
  /// Returns numbers of the range at equal distances, with both ends; each number once.
  fileprivate func spread(_ count: Int) -> [Int] {
    let length = upperBound - lowerBound
    let steps = Swift.min(count - 1, length)
    guard steps > 0 else { return [upperBound] }
    return (0...steps).map { lowerBound + ($0 * length + steps / 2) / steps }
  }
}
