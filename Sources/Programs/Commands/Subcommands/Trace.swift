import ArgumentParser
import FileIO
import Geometry
import Rendering
import StageKit
import SystemPackage

/// `zoetrope trace`: prints or writes the views, log and events of a recipe.
struct Trace<Collection: FilmCollection>: ParsableCommand {
  /// The format of a trace.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case csv
    case json
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "trace",
      abstract: "Print the position of every view at each frame, with the log and all events.",
      discussion: """
        Lengths are in points, times in seconds, angles in radians, clockwise. Events are contacts, \
        pauses and resumes of dynamic animators. In CSV a log line or event comes before the first \
        frame at or after its time. An event has no frame number; its item is in the column view, \
        the point of a contact in x and y. With --set, rows of all parameters come first: they have \
        no time, the name is in the column view, the value in the column log.

        With --motion there are columns of the velocity in points/s, the spin in radians/s and the kinetic \
        energy in joules, and a row without a view for each frame: the energies of all bodies and springs, \
        and the number of contacts. An attachment with a name has a row with the middle of its line, its \
        length in the column height, the angle from the vertical and the tension in newtons. A meter has 100 points; the potential energy is 0 at the lower left \
        corner.
        """)
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(help: "The format of the trace.")
  var format = Format.csv

  @Option(
    parsing: .unconditional,
    help: "Frames per second, such as 24, 29.97 or 30000/1001; 60 unless given.",
    transform: FrameRate.parse)
  var fps: FrameRate?

  @Flag(help: "Add velocities, energies and contacts.")
  var motion = false

  @OptionGroup var interval: IntervalOptions
  @OptionGroup var parameters: ParameterOptions<Collection>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file; standard output unless given.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  func validate() throws {
    _ = try asUsageError { try trace }
    guard let output else { return }
    try asUsageError {
      try InputFiles(recipe.files, of: "the trace").checkOutput(FilePath(output), force: force)
      try FilePath(output).checkFile(force: force)
    }
  }

  func run() throws {
    var trace = try trace
    trace.note = { printWarnings([$0]) }
    if let end = interval.to {
      printNote(ofTime: end, option: "--to", afterEndOf: RecipeScene(trace.recipe))
    }
    guard let output else {
      var results = Results()
      return try write(trace, to: &results)
    }
    do {
      let file = try AtomicFile(FilePath(output), replacing: force)
      var results = Results(file.descriptor, target: output)
      try write(trace, to: &results)
      try file.commit()
    } catch let error as Errno {
      throw OutputError(description: "Cannot write \(output): \(error).")
    }
    try printResult(output)
  }

  private func write(_ trace: RecipeTrace, to results: inout Results) throws {
    switch format {
    case .csv: try trace.writeCSV { try results.print($0) }
    case .json: try trace.writeJSON { try results.print($0) }
    }
    try results.flush()
  }

  private var trace: RecipeTrace {
    get throws {
      let recipe = try parameters.configure(try recipe.recipe, orElse: "a trace has one")
      let schedule = try interval.schedule(
        of: RecipeScene(recipe), at: try fps ?? self.recipe.frameRate ?? 60)
      return RecipeTrace(of: recipe, schedule: schedule, hasMotion: motion)
    }
  }
}
