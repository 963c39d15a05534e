internal import FileIO
internal import FilmKit
internal import Imaging
internal import PictureKit
internal import Raster
internal import Rendering
internal import StageKit
internal import SystemPackage

/// The report of a file that was saved.
private struct SaveReport: Encodable {
  let path: String
  /// What was saved: `120 frames, 640 x 1136, 60 a second`.
  let summary: String
  /// A sentence about characters that no font has; nil if there are none.
  var warning: String?
}

extension RequestHandler {
  /// Answers `save`: writes a film, a picture or a trace to a file, and reports.
  func save(_ request: Request) async throws -> Answer.Body {
    let performance = try performance(of: request)
    let name = try request.text("format")
    let path = FilePath(try request.text("path"))
    let known = Movie.Format.allCases.map { "\($0)" } + ["png", "csv", "json"]
    guard known.contains(name) else {
      throw request.mistake("format", "one of \(known.joined(separator: ", "))")
    }
    guard path.extension?.lowercased() == name else {
      throw RequestError("'path' must end in .\(name), but is \(path.printable).")
    }
    try path.checkFile(force: true)
    if let format = Movie.Format(fileExtension: name) {
      return try .json(try await saveFilm(of: performance, to: path, as: format, request))
    }
    return try .json(
      name == "png"
        ? try await savePicture(of: performance, to: path, request)
        : try saveTrace(of: performance, to: path, request))
  }

  private func savePicture(
    of performance: Performance, to path: FilePath, _ request: Request
  ) async throws -> SaveReport {
    let index = try index("first", of: request, in: performance)
    let renderer = try renderer(of: request, for: performance.recipe)
    let frame = try await performance.frames.element(at: index)
    try Task.checkCancellation()
    try PNG.write(
      try renderer.image(of: frame), to: path, replacing: true, compression: .frames)
    return SaveReport(
      path: path.string, summary: "1 picture, \(renderer.width) x \(renderer.height)",
      warning: warning(ofMissing: frame.missingText))
  }

  private func saveFilm(
    of performance: Performance, to path: FilePath, as format: Movie.Format, _ request: Request
  ) async throws -> SaveReport {
    let interval = try interval(of: request, in: performance)
    let settings = PictureSettings(
      scale: try request.number("scale", in: 0.01...1000, default: PictureSettings.defaultScale),
      showsTouches: try request.flag("touches"))
    let rendering = try FilmRendering(
      of: RecipeScene(performance.recipe), schedule: performance.schedule.part(Range(interval)),
      settings: settings,
      destination: .movie(try Movie(path, format: format, encoding: Movie.Encoding())))
    try rendering.check()
    let report = try await rendering.render()
    return SaveReport(
      path: path.string, summary: report.summary,
      warning: warning(ofMissing: report.missingText))
  }

  private func saveTrace(
    of performance: Performance, to path: FilePath, _ request: Request
  ) throws -> SaveReport {
    let interval = try interval(of: request, in: performance)
    let trace = RecipeTrace(
      of: performance.recipe, schedule: performance.schedule.part(Range(interval)))
    do {
      let file = try AtomicFile(path, replacing: true)
      try write(trace, asCSV: path.extension?.lowercased() == "csv", to: file.descriptor)
      try file.commit()
    } catch let error as Errno {
      throw RequestError("Cannot write \(path.printable): \(error).")
    }
    return SaveReport(path: path.string, summary: "a trace of \(interval.count) frames")
  }

  private func write(
    _ trace: RecipeTrace, asCSV: Bool, to descriptor: FileDescriptor
  ) throws {
    let capacity = 1 << 16
    var buffer: [UInt8] = []
    func write(_ line: String) throws {
      try Task.checkCancellation()
      buffer += line.utf8
      buffer.append(UInt8(ascii: "\n"))
      guard buffer.count >= capacity else { return }
      _ = try descriptor.writeAll(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    if asCSV { try trace.writeCSV(write) } else { try trace.writeJSON(write) }
    _ = try descriptor.writeAll(buffer)
  }
}
