internal import FilmKit
internal import Geometry
internal import Rendering
internal import SoundKit
internal import StageKit

/// The numbers of all views at each frame of a performance, its log and its events.
struct Timeline: Encodable {
  struct LogLine: Encodable {
    let time: Double
    let text: String
  }

  struct Event: Encodable {
    let time: Double
    let kind: DynamicLogEntry.Kind
    let animator: String
    let items: [String]
    let boundary: String?
    let point: [Double?]?

    init(_ entry: DynamicLogEntry) {
      time = entry.time
      kind = entry.kind
      animator = entry.animator
      items = entry.items
      boundary = entry.boundary
      point = entry.point.map { [rounded($0.x), rounded($0.y)] }
    }
  }

  /// The numbers of a view, one a frame; null while the view is not there.
  struct View: Encodable {
    let name: String
    var series = Series()

    /// The number of series.
    static let seriesCount = 7
  }

  struct Series: Encodable {
    private(set) var x: [Double?] = []
    private(set) var y: [Double?] = []
    private(set) var width: [Double?] = []
    private(set) var height: [Double?] = []
    private(set) var angle: [Double?] = []
    private(set) var alpha: [Double?] = []
    /// The distance from the center of the frame before times the frame rate, in points/s; null
    /// without a frame before.
    private(set) var speed: [Double?] = []
    private var last: (index: Int, center: Point)?

    private enum CodingKeys: CodingKey { case x, y, width, height, angle, alpha, speed }

    /// Appends the state of a frame, after null for the frames since the last one.
    mutating func append(_ state: ViewState, at index: Int, _ framesPerSecond: Double) {
      pad(to: index)
      x.append(rounded(state.center.x))
      y.append(rounded(state.center.y))
      width.append(rounded(state.size.width))
      height.append(rounded(state.size.height))
      angle.append(rounded(state.angle))
      alpha.append(rounded(state.alpha))
      let previous = last?.index == index - 1 ? last?.center : nil
      speed.append(previous.flatMap { rounded($0.distance(to: state.center) * framesPerSecond) })
      last = (index, state.center)
    }

    /// Appends null up to a number of frames.
    mutating func pad(to count: Int) {
      let missing = repeatElement(Double?.none, count: count - x.count)
      x += missing
      y += missing
      width += missing
      height += missing
      angle += missing
      alpha += missing
      speed += missing
    }
  }

  /// The size and the duration, which can depend on parameters.
  let width: Double
  let height: Double
  let duration: Double
  let keyMoments: [Double]
  let frameCount: Int
  let fps: Double
  let log: [LogLine]
  let events: [Event]
  /// The times at which sounds of films begin, which a preview does not play.
  let sounds: [Double]
  let views: [View]

  /// Simulates a performance.
  ///
  /// - Throws: `CancellationError`, and a ``RequestError`` if there are more numbers than a limit.
  init(of performance: Performance, maximumCount: Int) throws {
    let schedule = performance.schedule
    let stage = performance.recipe.stage()
    let framesPerSecond = schedule.frameRate.framesPerSecond
    var views: [View] = []
    var indices: [String: Int] = [:]
    for index in schedule.frames {
      try Task.checkCancellation()
      stage.advance(to: schedule.time(of: index))
      for state in stage.viewStates {
        let view = indices[state.name] ?? views.count
        if view == views.count {
          indices[state.name] = view
          views.append(View(name: state.name))
        }
        views[view].series.append(state, at: index, framesPerSecond)
      }
      guard views.count * View.seriesCount * performance.frameCount <= maximumCount else {
        throw RequestError(
          "The timeline of \(performance.recipe.id) would have \(performance.frameCount) frames and "
            + "\(views.count) views or more; at most \(maximumCount) numbers are allowed: ask for "
            + "a lower 'fps'.")
      }
    }
    for view in views.indices { views[view].series.pad(to: performance.frameCount) }
    self.views = views
    width = stage.size.width
    height = stage.size.height
    duration = performance.recipe.duration
    keyMoments = performance.recipe.keyMoments.filter(\.isFinite)
    frameCount = performance.frameCount
    fps = framesPerSecond
    log = stage.logEntries.map { LogLine(time: $0.time, text: $0.text) }
    events = stage.dynamicLogEntries.map(Event.init)
    sounds = stage.soundCues.map(\.time).sorted()
  }
}

extension RequestHandler {
  /// Answers `timeline`.
  func timeline(_ request: Request) async throws -> Answer.Body {
    let performance = try performance(of: request)
    return try await performance.timeline.value { [limits] in
      try .json(try Timeline(of: performance, maximumCount: limits.timelineLength))
    }
  }
}
