import ArgumentParser
import Film
import Imaging
import Raster
import Stage

/// A film to be rendered: what, from when to when, how large and where to.
struct RenderPlan {
  private let recipe: any Recipe
  private let schedule: FrameSchedule
  private let pictures: PictureOptions
  private let renderer: FrameRenderer
  private let destination: Destination
  private let film: Film
  private let jobs: Int
  private let isQuiet: Bool

  /// Creates a plan from what the user said.
  ///
  /// - Throws: A `ValidationError` where that cannot be understood.
  init(
    recipe: any Recipe, times: TimeOptions, pictures: PictureOptions, output: String,
    encoding: Movie.Encoding, jobs: Int, isQuiet: Bool
  ) throws {
    self.recipe = recipe
    self.pictures = pictures
    self.jobs = jobs
    self.isQuiet = isQuiet
    destination = try asUsageError { try Destination(output, encoding: encoding) }
    schedule = try times.schedule(for: recipe, usual: destination.usualFrameRate)
    renderer = try pictures.renderer(
      for: recipe, even: destination.requiresEvenSize(isTransparent: pictures.isTransparent))
    film = Film(
      width: renderer.width, height: renderer.height, frameRate: schedule.frameRate,
      frameCount: schedule.frames.count, isTransparent: pictures.isTransparent)
  }

  /// Complains about what cannot work, before any work is done.
  func check(force: Bool) throws {
    try asUsageError { try destination.check(film, force: force) }
  }

  /// Renders the film and says what it wrote.
  func run() async throws {
    let progress = Progress(recipe.id, isQuiet: isQuiet)
    do {
      defer { progress.finish() }
      try await render(to: destination.sink, progress)
    }
    let facts =
      "\(film.frameCount) frames, \(film.width) x \(film.height), "
      + "\(film.frameRate) a second"
    switch destination {
    case .standardOutput where isQuiet: break
    case .standardOutput: printError("\(facts), bgra")
    case .movie(let movie): print("\(movie.path): \(facts)")
    case .pictures(let path, _): print("\(path): \(facts)")
    }
  }

  private func render(to sink: some FilmSink, _ progress: Progress) async throws {
    let stage = pictures.stage(for: recipe)
    try await film.render(to: sink, jobs: jobs) { done, total in
      progress.show(done, of: total)
    } redraw: { [renderer] frame, previous, image in
      try renderer.redraw(frame, over: previous, in: &image)
    } frames: { index in
      pictures.applied(to: stage.frame(at: schedule.time(of: schedule.frames.lowerBound + index)))
    }
  }
}

/// Does something whose failure means that the user asked for what cannot be.
private func asUsageError<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let error as FilmError {
    throw ValidationError(error.description)
  }
}
