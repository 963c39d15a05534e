internal import Geometry
internal import StageKit

/// The properties of a recipe's golden frames besides their pixels.
public struct GoldenManifest: Codable, Hashable, Sendable {
  /// A key moment.
  public struct Moment: Codable, Hashable, Sendable {
    /// The time, in seconds.
    public let time: Double
    /// The center, size, angle and alpha of every view: `ball: 160 52 64 64 0 1 | …`.
    public let state: String
  }

  /// The recipe's identifier.
  public let recipe: String
  /// The number of frames of the whole film.
  public let frameCount: Int
  /// The frame rate to which `frameCount` belongs.
  public let framesPerSecond: Int
  /// The width of the images, in pixels.
  public let width: Int
  /// The height of the images, in pixels.
  public let height: Int
  /// The version of the rasterizer that rendered the images.
  public let rasterizerVersion: String
  /// The versions of the fonts that have the glyphs of the images, by PostScript name; nil for
  /// images without text.
  public let fonts: [String: String]?
  /// The key moments, in order of time.
  public let moments: [Moment]

  private enum CodingKeys: String, CodingKey {
    case recipe, frameCount, framesPerSecond, width, height
    // The key is part of the file format.
    case rasterizerVersion = "cairo"
    case fonts
    case moments
  }
}

extension GoldenManifest.Moment {
  init(time: Double, views: [ViewState]) {
    self.time = time
    state = views.map { view in
      let numbers = ViewNumbers(view).values.map { "\($0)" }
      return "\(view.name): \(numbers.joined(separator: " "))"
    }.joined(separator: " | ")
  }

  /// The views parsed from ``state``; `nil` if it is malformed.
  var views: [ViewNumbers]? {
    let parts = state.split(separator: "|")
    let views = parts.compactMap(ViewNumbers.init)
    return views.count == parts.count ? views : nil
  }
}

/// The geometry of a view as named numbers.
struct ViewNumbers {
  static let names = ["x", "y", "width", "height", "angle", "alpha"]

  let name: String
  let values: [Double]

  init(_ state: ViewState) {
    name = state.name
    values = [
      state.center.x, state.center.y, state.size.width, state.size.height, state.angle,
      state.alpha,
    ]
  }

  /// Parses `ball: 160 52 64 64 0 1`.
  init?(_ text: Substring) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    name = String(text[..<colon].drop { $0 == " " })
    let numbers = text[text.index(after: colon)...].split(separator: " ")
    values = numbers.compactMap { Double($0) }
    guard values.count == Self.names.count, values.count == numbers.count else { return nil }
  }
}
