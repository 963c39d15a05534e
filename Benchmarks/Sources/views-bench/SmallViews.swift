import BenchSupport
import Zoetrope

/// Views of 8 x 8 points, all of which change their opacity in each frame.
struct SmallViews {
  /// What a view shows.
  enum Kind: String, CaseIterable {
    case round = "round corners"
    case square = "squares"
    /// A border, too, so that a view is more than one fill.
    case bordered
  }

  private static let size = Size(1200, 1200)

  private let frames: [Frame]

  init(_ kind: Kind, count: Int) {
    let stage = Stage(size: Self.size)
    let views = (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 118)
      let view = View(
        frame: Rect(x: 6 + 10 * Double(column), y: 6 + 10 * Double(row), width: 8, height: 8))
      view.backgroundColor = .systemCyan
      view.layer.cornerRadius = kind == .square ? 0 : 3
      if kind == .bordered { view.layer.borderWidth = 1 }
      stage.view.addSubview(view)
      return view
    }
    frames = (0..<6).map { index in
      for view in views { view.alpha = 0.4 + 0.1 * Double(index) }
      return stage.frame(at: Double(index) / 60)
    }
  }

  /// Draws the frames, each over the one before.
  ///
  /// - Returns: The median CPU time of a frame, in milliseconds.
  func draw() -> Double {
    let renderer = FrameRenderer(canvas: Self.size)
    var image = Image(width: renderer.width, height: renderer.height)
    var previous: Frame?
    let times = frames.map { frame in
      ThreadClock.milliseconds {
        do {
          _ = try renderer.redraw(frame, over: previous, in: &image)
        } catch {
          fatalError("a frame could not be drawn: \(error)")
        }
        previous = frame
      }
    }
    return median(Array(times.dropFirst()))
  }
}
