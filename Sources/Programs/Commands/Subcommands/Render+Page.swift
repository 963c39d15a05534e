import Export
import FileIO
import Geometry
import Rendering
import SceneFile
import StageKit

/// Pages with a player.
extension Render {
  /// The page that is rendered; nil for another output, and for a grid, which is one film.
  var page: PageRendering? {
    get throws {
      guard !grid.grid, case .document(let document) = try destination, document.format == .html,
        try chosenPart == nil
      else { return nil }
      let chosen = try recipe.recipe(atScale: pictures.scale)
      let variants = try parameters.variants(of: chosen)
      var schedules: [FrameSchedule] = []
      var films: [FilmRendering] = []
      for variant in variants.recipes {
        let scene = RecipeScene(variant)
        let schedule = try schedule(of: scene, at: .document(document))
        schedules.append(try interval.schedule(of: scene, at: 60))
        films.append(
          try rendering(of: scene, schedule: schedule, to: .document(document), hasPlot: false))
      }
      var page = PageRendering(films, of: variants, to: document)
      page.plots = try effects.pagePlots(
        of: variants, schedules: schedules, scenePlot: (chosen as? SceneRecipe)?.plot)
      page.content.source = recipe.source
      return page
    }
  }

  /// Renders the films of a page and writes it.
  func render(_ page: PageRendering) throws {
    let progress = Progress(try recipe.recipe.id, isQuiet: quiet)
    defer { progress.finish() }
    let report = try page.render(progress: progress.show)
    try printResult("\(output.printable): \(report.summary)")
    if timings { try printResult(report.timings) }
    warn(of: report)
  }
}
