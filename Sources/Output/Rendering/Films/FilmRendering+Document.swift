internal import Dynamics
internal import Export
internal import FileIO
internal import FilmKit
internal import Geometry
internal import Imaging
internal import PictureKit
internal import Raster

extension FilmRendering {
  /// Writes the film as a file of vectors.
  func write(
    _ document: FilmDocument, progress: (_ done: Int, _ total: Int) -> Void
  ) throws -> Report {
    var timings = RenderTimings(reading: readingTime)
    let recording = try record(as: document.format, timings: &timings) {
      progress($0, schedule.frames.count)
    }
    let start = Film.Timings.processorTime
    let file = try recording.export.file(title: title, size: recording.size)
    let exporting = Film.Timings.processorTime - start
    try document.write(file)
    return Report(
      summary: "\(film.frameCount) frames, \(film.frameRate) a second, \(file.sizeText)",
      timings: timings.table(of: film, Film.Timings(encoding: exporting)),
      simulationTime: timings.simulating, totalTime: timings.elapsed,
      missingText: recording.missingText, notes: recording.notes + file.notes)
  }

  /// A film in vectors, before it is written.
  struct VectorRecording {
    /// The film.
    let export: FilmExport
    /// The size at which it is shown, in pixels of CSS.
    let size: Size
    /// What the texts of all frames need and no installed font has.
    let missingText: MissingText
    /// What the scene used and frames do not show, a sentence each.
    let notes: [String]
  }

  /// Performs the scene and records its frames as vectors.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - first: Another film of the same page, with which pictures are shared; nil, the default, for
  ///     none.
  ///   - timings: What measures simulating and recording.
  ///   - progress: A function that is called with the number of frames recorded so far.
  /// - Returns: The film.
  /// - Throws: A `RasterError` if an image cannot be drawn; `CancellationError`.
  func record(
    as format: ExportFormat, beside first: FilmExport? = nil, timings: inout RenderTimings,
    progress: (_ done: Int) -> Void
  ) throws -> VectorRecording {
    var missingText = MissingText()
    let performance = scene.perform(with: recordedSteps.map { .replaying($0) })
    var frames = FrameMaker(of: performance, schedule: schedule, blur: nil)
    var export: FilmExport?
    var canvas = Size.zero
    for (index, number) in schedule.frames.enumerated() {
      let frame = timings.frame(number, of: &frames).moments[0].frame
      try recordedSteps?.check()
      missingText.formUnion(frame.missingText)
      canvas = frame.size
      if export == nil {
        export = FilmExport(
          as: format, canvas: canvas, framesPerSecond: schedule.frameRate.framesPerSecond,
          scale: settings.pixelsPerPoint(of: canvas), beside: first)
      }
      try export?.add(frame)
      try Task.checkCancellation()
      progress(index + 1)
    }
    // A schedule has at least one frame.
    guard let export else { preconditionFailure("a film without frames") }
    return VectorRecording(
      export: export, size: settings.naturalSize(of: canvas), missingText: missingText,
      notes: performance.notes + [filmSound.note(ofUnheard: performance.sounds)].compactMap(\.self))
  }
}

extension FilmExport.File {
  /// The size of the file: `12.3 kB`.
  var sizeText: String {
    let count = Double(bytes.count)
    return count < 1e6 ? "\((count / 1e3).fixed(1)) kB" : "\((count / 1e6).fixed(2)) MB"
  }
}

extension FilmDocument {
  /// Writes the file.
  ///
  /// - Throws: A ``RenderingError`` if it cannot be written.
  func write(_ file: FilmExport.File) throws(RenderingError) {
    do {
      try AtomicFile.write(file.bytes, to: path, replacing: replacesFile)
    } catch {
      throw RenderingError("Cannot write \(path): \(error).")
    }
  }
}

extension PictureSettings {
  /// Returns the size at which a file of vectors is shown unless a page says otherwise, in pixels
  /// of CSS: one for each point without a scale or a size.
  fileprivate func naturalSize(of canvas: Size) -> Size {
    if let size { return Size(Double(size.width), Double(size.height)) }
    let scale = scale ?? 1
    return Size(canvas.width * scale, canvas.height * scale)
  }

  /// Returns the pixels per point of what is drawn as images in a file of vectors.
  fileprivate func pixelsPerPoint(of canvas: Size) -> Double {
    guard let size else { return scale ?? Self.defaultScale }
    return min(Double(size.width) / canvas.width, Double(size.height) / canvas.height)
  }
}
