internal import Imaging
private import Synchronization

/// Draws and encodes one frame at a time, each over the image of the frame before.
final class FrameWorker<Frame: Sendable, Encoder: FrameEncoder>: Sendable {
  /// Draws a frame into an image that shows the previous frame, or is empty if there is none;
  /// returns the rows that may have changed.
  typealias Redraw = @Sendable (Frame, _ previous: Frame?, inout Image) throws -> Range<Int>

  private struct State: Sendable {
    var image: Image
    /// The frame that the image shows; nil before the first one.
    var frame: Frame?
    var encoder: Encoder
  }

  private let redraw: Redraw
  private let state: Mutex<State>

  init(_ film: Film, _ encoder: Encoder, redraw: @escaping Redraw) {
    self.redraw = redraw
    state = Mutex(State(image: Image(width: film.width, height: film.height), encoder: encoder))
  }

  /// Draws and encodes a frame; returns its packet and the time spent.
  func render(_ frame: Frame) throws -> (packet: Encoder.Packet, timings: Film.Timings) {
    try state.withLock { state in
      var timings = Film.Timings()
      let changedRows = try timings.measure(\.drawing) {
        try redraw(frame, state.frame, &state.image)
      }
      let rows = state.frame == nil ? 0..<state.image.height : changedRows
      state.frame = frame
      let packet = try timings.measure(\.encoding) {
        try state.encoder.encode(state.image, changed: rows)
      }
      return (packet, timings)
    }
  }
}
