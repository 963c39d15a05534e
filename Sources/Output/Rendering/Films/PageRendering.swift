package import Export
internal import FilmKit
internal import Geometry
internal import PictureKit
package import Plots
internal import StageKit

/// The rendering of films to a page with a player, in which sliders choose among the films.
package struct PageRendering {
  /// The maximum number of films: two parameters of twelve values.
  package static let maxFilmCount = 144

  private let films: [FilmRendering]
  private let variants: RecipeVariants
  private let document: FilmDocument
  /// The parameters with several values, the file, and what is shown first.
  package var content: PageContent
  /// The plot of each film; empty, the default, for none.
  package var plots: [Plot] = []

  /// Plans a page; nothing is written yet.
  ///
  /// - Parameters:
  ///   - films: The films with all combinations of values, each planned for the document.
  ///   - variants: The recipes of the films.
  ///   - document: The page.
  package init(_ films: [FilmRendering], of variants: RecipeVariants, to document: FilmDocument) {
    precondition(
      films.count == variants.recipes.count, "a page needs a film for each combination of values")
    self.films = films
    self.variants = variants
    self.document = document
    content = PageContent(title: variants.base.titleWithSettings)
    content.controls = variants.sweeps.map(PageContent.Control.init)
    content.firstFilm = variants.sweeps.reduce(0) { index, sweep in
      index * sweep.values.count + sweep.nearestIndex
    }
  }

  /// The recipe that lasts longest.
  package var longestScene: RecipeScene {
    RecipeScene(variants.recipes.max { $0.duration < $1.duration } ?? variants.base)
  }

  /// Checks that the page can be written.
  ///
  /// - Throws: A ``RenderingError`` or a `FilmError` if it cannot.
  package func check() throws {
    for film in films { try film.check() }
  }

  /// Renders the films and writes the page.
  ///
  /// - Parameter progress: A function that is called with the number of frames so far and in all.
  /// - Returns: The report.
  /// - Throws: A ``RenderingError`` if the page cannot be written, a `RasterError` if an image
  ///   cannot be drawn; `CancellationError`.
  package func render(
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> FilmRendering.Report {
    var timings = RenderTimings(reading: films[0].readingTime)
    let frameCount = films.reduce(0) { $0 + $1.film.frameCount }
    var done = 0
    var recordings: [FilmRendering.VectorRecording] = []
    for film in films {
      recordings.append(
        try film.record(
          as: document.format, beside: recordings.first?.export, timings: &timings
        ) { progress(done + $0, frameCount) })
      done += film.film.frameCount
    }
    let start = Film.Timings.processorTime
    var content = content
    if !plots.isEmpty {
      content.plot = Plot.json(
        of: plots, startingAt: films.map { $0.schedule.time(of: $0.schedule.frames.lowerBound) },
        speed: films[0].schedule.speed)
    }
    let file = try FilmExport.page(of: recordings.map { ($0.export, $0.size) }, content)
    let exporting = Film.Timings.processorTime - start
    try document.write(file)
    var missingText = MissingText()
    for recording in recordings { missingText.formUnion(recording.missingText) }
    let notes = (recordings.flatMap(\.notes) + file.notes).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let film = films[0].film
    let all = Film(
      width: film.width, height: film.height, frameRate: film.frameRate, frameCount: frameCount,
      isTransparent: film.isTransparent)
    let count = films.count == 1 ? "" : "\(films.count) films, "
    return FilmRendering.Report(
      summary: "\(count)\(frameCount) frames, \(film.frameRate) a second, \(file.sizeText)",
      timings: timings.table(of: all, Film.Timings(encoding: exporting)),
      simulationTime: timings.simulating, totalTime: timings.elapsed, missingText: missingText,
      notes: notes)
  }
}

extension PageContent.Control {
  fileprivate init(_ sweep: RecipeVariants.Sweep) {
    let isNumeric =
      switch sweep.parameter.kind {
      case .number, .integer: true
      case .toggle, .choice: false
      }
    self.init(
      name: sweep.parameter.name,
      values: sweep.values.map { sweep.parameter.withUnit("\($0)") }, isNumeric: isNumeric)
  }
}

extension RecipeVariants.Sweep {
  /// The index of the value that is nearest to the parameter's own, which is shown first.
  fileprivate var nearestIndex: Int {
    func number(_ value: ParameterValue) -> Double? {
      switch value {
      case .number(let number): number
      case .integer(let number): Double(number)
      case .toggle, .choice: nil
      }
    }
    guard let own = number(parameter.value) else {
      return values.firstIndex(of: parameter.value) ?? 0
    }
    let distances = values.map { number($0).map { abs($0 - own) } ?? .infinity }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
