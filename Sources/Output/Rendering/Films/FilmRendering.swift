internal import Dynamics
package import FilmKit
internal import Geometry
package import Imaging
package import PictureKit
internal import Raster
package import SoundKit
package import StageKit

/// The rendering of a recipe, or of a grid of recipes, to a film: its frames, their size and their
/// destination.
package struct FilmRendering {
  /// What a finished rendering reports.
  package struct Report: Sendable {
    /// The number of frames, their size and rate: `120 frames, 640 x 1136, 60 a second`.
    package let summary: String
    /// A table of the time spent in each stage, several lines.
    package let timings: String
    /// The time of simulating up to the last frame, in processor seconds.
    package let simulationTime: Double
    /// The time of the whole rendering, in seconds of wall-clock time.
    package let totalTime: Double
    /// What the texts of all frames need and no installed font has.
    package let missingText: MissingText
    /// What the scene used and frames do not show, a sentence each.
    package internal(set) var notes: [String]
    /// The sounds of the scene, in its time.
    package var sounds: [SoundCue] = []
    /// What the last frame was drawn of; nil for a document.
    package var lastFrame: FrameOrigin?
  }

  /// The destination of the frames.
  package let destination: FilmDestination
  /// The film's size, rate and length.
  package let film: Film
  let scene: PreparedScene
  let schedule: FrameSchedule
  let settings: PictureSettings
  /// What the film shows, in words.
  let title: String
  /// The recorded steps of the scene's animators, for a scene of one recipe; nil, the default,
  /// computes them.
  package var recordedSteps: StepLogReader?
  /// What the film has beside its pictures; the sounds of the scene by default.
  package var sound = SoundOptions()
  /// The blur of motion; nil, the default, for none.
  package var motionBlur: MotionBlur?
  /// The time that reading and compiling the recipe took, in seconds, for the report; 0, the
  /// default, for a recipe that is built in.
  package var readingTime = 0.0

  /// Plans a rendering; nothing is written yet.
  ///
  /// - Parameters:
  ///   - scene: A recipe or a grid.
  ///   - start: The start, in seconds.
  ///   - end: The end, in seconds; nil for the end of the scene.
  ///   - frameRate: The frame rate; nil for the destination's default.
  ///   - settings: The size and background of the frames. A size that follows from a scale is
  ///     rounded up where the destination requires even numbers.
  ///   - destination: The destination.
  /// - Throws: A ``RenderingError`` if there is no frame or a side is too long.
  package init(
    of scene: some FilmScene, from start: Double = 0, to end: Double? = nil,
    frameRate: FrameRate? = nil, settings: PictureSettings, destination: FilmDestination
  ) throws(RenderingError) {
    try self.init(
      of: scene,
      schedule: FrameSchedule(
        from: start, to: end, of: scene.name, lasting: scene.duration,
        at: frameRate ?? destination.defaultFrameRate),
      settings: settings, destination: destination)
  }

  /// Plans the rendering of some frames of a scene.
  package init(
    of scene: some FilmScene, schedule: FrameSchedule, settings: PictureSettings,
    destination: FilmDestination
  ) throws(RenderingError) {
    self.destination = destination
    self.schedule = schedule
    self.settings = settings
    title = scene.title
    self.scene = try scene.prepared(
      with: settings,
      even: destination.requiresEvenSize(isTransparent: settings.isTransparent))
    film = Film(
      width: self.scene.renderer.width, height: self.scene.renderer.height,
      frameRate: schedule.frameRate,
      frameCount: schedule.frames.count, isTransparent: settings.isTransparent)
  }

  /// Plans the rendering of a recipe, as for a scene.
  package init(
    recipe: any Recipe, from start: Double = 0, to end: Double? = nil,
    frameRate: FrameRate? = nil, settings: PictureSettings, destination: FilmDestination
  ) throws(RenderingError) {
    try self.init(
      of: RecipeScene(recipe), from: start, to: end, frameRate: frameRate, settings: settings,
      destination: destination)
  }

  /// Whether the destination has pixels, not vectors.
  package var hasPixels: Bool { if case .document = destination { false } else { true } }

  /// The number of frames of a segment of the film file, which is encoded by itself; nil if there is
  /// none.
  package var segmentLength: Int? {
    if case .movie(let movie) = destination { movie.segmentLength(for: film) } else { nil }
  }

  /// Checks that the film can be written.
  ///
  /// - Throws: A ``RenderingError`` or a `FilmError` if it cannot.
  package func check() throws {
    try destination.check(film)
    try filmSound.check()
  }

  /// Renders the film.
  ///
  /// - Parameters:
  ///   - jobs: The number of frames that are drawn at the same time.
  ///   - progress: A function that is called with the number of frames written so far and in all.
  /// - Returns: The report.
  /// - Throws: A `FilmError` or a `RasterError` if a frame cannot be drawn or written;
  ///   `CancellationError`.
  package func render(
    jobs: Int = Film.defaultJobs, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Report {
    if case .document(let document) = destination {
      return try write(document, progress: progress)
    }
    guard case .movie(var movie) = destination, movie.format.hasSound else {
      guard let sink = destination.sink else { preconditionFailure("a film needs a sink") }
      var report = try await render(to: sink, jobs: jobs, progress: progress)
      report.notes += [filmSound.note(ofUnheard: report.sounds)].compactMap(\.self)
      return report
    }
    // The sounds are known when all frames have been made.
    let notes = SoundNotes()
    movie.accompaniment = { [filmSound] in
      try await filmSound.accompaniment(of: notes.cues, notes: notes)
    }
    var report = try await render(to: movie, jobs: jobs, progress: progress, notes: notes)
    report.notes += notes.sentences
    return report
  }

  /// Renders the film to a sink in place of the destination.
  ///
  /// - Parameters:
  ///   - sink: The sink.
  ///   - jobs: The number of frames that are drawn at the same time.
  ///   - progress: A function that is called with the number of frames written so far and in all.
  ///   - usePreceding: A function that is called with the image of the frame before the first one,
  ///     and with what it was drawn of, if the scene has one; nil, by default, does not draw it.
  ///   - notes: What receives the sounds of the scene when all frames have been made; nil, the
  ///     default, for the report alone.
  /// - Returns: The report.
  /// - Throws: What ``render(jobs:progress:)`` throws.
  package func render(
    to sink: some FilmSink, jobs: Int = Film.defaultJobs,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    usePreceding: ((Image, FrameOrigin) -> Void)? = nil, notes: SoundNotes? = nil
  ) async throws -> Report {
    var timings = RenderTimings(reading: readingTime)
    var missingText = MissingText()
    let performance = scene.perform(with: recordedSteps.map { .replaying($0) })
    var frames = FrameMaker(of: performance, schedule: schedule, blur: motionBlur)
    if let usePreceding, schedule.frames.lowerBound > 0 {
      var image = Image(width: film.width, height: film.height)
      let frame = timings.frame(schedule.frames.lowerBound - 1, of: &frames)
      _ = try scene.renderer.redraw(frame, over: nil, in: &image)
      usePreceding(image, FrameOrigin(of: frame, in: performance, drawnBy: scene.renderer))
    }
    var lastFrame: FrameOrigin?
    let filmTimings = try await film.render(
      to: sink, jobs: jobs, progress: progress,
      redraw: { [renderer = scene.renderer] in try renderer.redraw($0, over: $1, in: &$2) },
      frames: { index in
        let frame = timings.frame(schedule.frames.lowerBound + index, of: &frames)
        try recordedSteps?.check()
        for moment in frame.moments { missingText.formUnion(moment.frame.missingText) }
        if index == film.frameCount - 1 {
          lastFrame = FrameOrigin(of: frame, in: performance, drawnBy: scene.renderer)
          notes?.cues = performance.sounds
        }
        return frame
      })
    return Report(
      summary: film.summary,
      timings: timings.table(of: film, filmTimings), simulationTime: timings.simulating,
      totalTime: timings.elapsed, missingText: missingText, notes: performance.notes,
      sounds: performance.sounds, lastFrame: lastFrame)
  }

  /// Simulates the film, a scene of one recipe, up to its last frame, and draws nothing.
  ///
  /// - Parameters:
  ///   - steps: What records the steps of the scene's animators.
  ///   - progress: A function that is called with the number of frames simulated so far and in all.
  package func simulate(
    recording steps: StepLogWriter, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    let performance = scene.perform(with: .recording(steps))
    for (index, number) in schedule.frames.enumerated() {
      performance.advance(to: schedule.time(of: number))
      progress(index + 1, schedule.frames.count)
    }
  }
}
