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
          as: document.format, canvas: canvas,
          framesPerSecond: schedule.frameRate.framesPerSecond,
          scale: settings.pixelsPerPoint(of: canvas))
      }
      try export?.add(frame)
      try Task.checkCancellation()
      progress(index + 1, schedule.frames.count)
    }
    // A schedule has at least one frame.
    guard let export else { preconditionFailure("a film without frames") }
    let start = Film.Timings.processorTime
    let file = try export.file(title: title, size: settings.naturalSize(of: canvas))
    let exporting = Film.Timings.processorTime - start
    do {
      try AtomicFile.write(file.bytes, to: document.path, replacing: document.replacesFile)
    } catch {
      throw RenderingError("Cannot write \(document.path): \(error).")
    }
    let bytes = Double(file.bytes.count)
    let size = bytes < 1e6 ? "\((bytes / 1e3).fixed(1)) kB" : "\((bytes / 1e6).fixed(2)) MB"
    return Report(
      summary: "\(film.frameCount) frames, \(film.frameRate) a second, \(size)",
      timings: timings.table(of: film, Film.Timings(encoding: exporting)),
      simulationTime: timings.simulating, totalTime: timings.elapsed, missingText: missingText,
      notes: performance.notes + file.notes
        + [filmSound.note(ofUnheard: performance.sounds)].compactMap(\.self))
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
