internal import Geometry
internal import Imaging
internal import Raster
internal import Rendering
internal import StageKit

/// Answers requests; each method is in a file of its own.
final class RequestHandler: Sendable {
  let program: String
  let recipes: [any Recipe]
  let limits: PreviewWorker.Limits
  let canvases: Canvases
  private let performances: Performances

  init(program: String, recipes: [any Recipe], limits: PreviewWorker.Limits) {
    self.program = program
    self.recipes = recipes
    self.limits = limits
    canvases = Canvases(maximumPixelCount: limits.pixelCount)
    performances = Performances(limits: limits)
  }

  /// Returns the body of the answer to a request.
  ///
  /// - Throws: A ``RequestError`` and other errors whose description is a sentence, and
  ///   `CancellationError`.
  func answer(_ request: Request) async throws -> Answer.Body {
    switch request.method {
    case .recipes: try recipeList()
    case .timeline: try await timeline(request)
    case .frame: try await frame(request)
    case .frames: try await frames(request)
    case .overlays: try await overlays(request)
    case .strobe: try await strobe(request)
    case .goldens: try goldens(request)
    case .golden: try golden(request)
    case .save: try await save(request)
    case .cancel: preconditionFailure("a request to cancel has no answer")
    }
  }

  // MARK: Fields of several methods

  /// Returns the recipe of a request, with its parameters.
  ///
  /// - Throws: A ``RequestError`` or a `ParameterError`.
  func recipe(of request: Request) throws -> any Recipe {
    let id = try request.text("recipe")
    guard let recipe = recipes.first(where: { $0.id == id }) else {
      throw RequestError("\(program) has no recipe '\(id)'.")
    }
    return try recipe.setting(parsing: try request.texts("parameters"))
  }

  /// Returns the performance of a request.
  func performance(of request: Request) throws -> Performance {
    let text = try request.numberText("fps", default: "60")
    guard let frameRate = FrameRate(text) else {
      throw request.mistake(
        "fps",
        "a number from \(FrameRate.allowed.lowerBound) to \(FrameRate.allowed.upperBound), "
          + "or a text such as '30000/1001'")
    }
    let recipe = try recipe(of: request)
    let key = Performance.Key(
      recipe: recipe.id, parameters: recipe.parameters.map(\.value), frameRate: frameRate,
      showsTouches: try request.flag("touches"))
    return try performances.performance(for: key, of: recipe)
  }

  /// Returns a field that is the index of a frame.
  func index(
    _ name: String, of request: Request, in performance: Performance
  ) throws(RequestError) -> Int {
    let index = try request.integer(name)
    guard index < performance.frameCount else {
      throw RequestError(
        "'\(name)' must be the number of a frame: at \(performance.schedule.frameRate) frames a "
          + "second \(performance.recipe.id) has frames 0 to \(performance.frameCount - 1), not "
          + "\(index).")
    }
    return index
  }

  /// Returns the frames from the field `first` to the field `last`, which is included.
  func interval(
    of request: Request, in performance: Performance
  ) throws(RequestError) -> ClosedRange<Int> {
    let first = try index("first", of: request, in: performance)
    let last = try index("last", of: request, in: performance)
    guard first <= last else {
      throw RequestError(
        "'last' must not be before 'first': they are \(last) and \(first).")
    }
    return first...last
  }

  /// Returns `count` frames from the field `first`, or fewer at the end.
  func chunk(
    of request: Request, in performance: Performance
  ) throws(RequestError) -> Range<Int> {
    let first = try index("first", of: request, in: performance)
    let count = try request.integer("count", from: 1)
    return first..<(first + min(count, performance.frameCount - first))
  }

  /// Returns the renderer of the field `scale`.
  func renderer(of request: Request, for recipe: any Recipe) throws -> FrameRenderer {
    let scale = try request.number("scale", in: 0.01...1000, default: PictureSettings.defaultScale)
    let settings = PictureSettings(scale: scale)
    let size = try settings.pixelSize(of: recipe.canvas)
    guard size.width * size.height <= limits.pixelCount else {
      throw RequestError(
        "'scale' \(scale) makes pictures of \(size) pixels; a preview shows at most "
          + "\(limits.pixelCount) pixels.")
    }
    return try settings.renderer(of: recipe.canvas)
  }
}
