internal import Imaging
private import Synchronization

/// Draws and encodes frames, one at a time, each over the one before.
final class FrameWorker<Frame: Sendable, Encoder: FrameEncoder>: Sendable {
  /// Draws a frame into an image that shows another one, or nothing yet; returns the rows that may
  /// have changed.
  typealias Redraw = @Sendable (Frame, _ previous: Frame?, inout Image) throws -> Range<Int>

  private struct Desk: Sendable {
    var image: Image
    var frame: Frame?
    var encoder: Encoder
  }

  private let redraw: Redraw
  private let desk: Mutex<Desk>

  init(_ film: Film, _ encoder: Encoder, redraw: @escaping Redraw) {
    self.redraw = redraw
    desk = Mutex(Desk(image: Image(width: film.width, height: film.height), encoder: encoder))
  }

  /// What is written for a frame, and what making it took.
  func encodedPacket(of frame: Frame) throws -> (packet: Encoder.Packet, timings: Film.Timings) {
    try desk.withLock { desk in
      var timings = Film.Timings()
      let all = 0..<desk.image.height
      let changed = try timings.measure(\.drawing) {
        try redraw(frame, desk.frame, &desk.image)
      }
      let rows = desk.frame == nil ? all : changed
      desk.frame = frame
      let packet = try timings.measure(\.encoding) {
        try desk.encoder.encode(desk.image, changed: rows)
      }
      return (packet, timings)
    }
  }
}
