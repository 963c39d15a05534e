internal import Geometry
internal import StageKit

/// What is known of a recipe's golden frames besides their pixels.
public struct GoldenManifest: Codable, Hashable, Sendable {
  /// An instant whose frame is kept.
  public struct Moment: Codable, Hashable, Sendable {
    /// The instant, in seconds.
    public let time: Double
    /// Every view with its center, size, angle and alpha: `ball: 160 52 64 64 0 1 | …`.
    public let state: String
  }

  /// The recipe's name.
  public let recipe: String
  /// The number of frames of the whole film.
  public let frameCount: Int
  /// The frame rate to which `frameCount` belongs.
  public let framesPerSecond: Int
  /// The width of the pictures, in pixels.
  public let width: Int
  /// The height of the pictures, in pixels.
  public let height: Int
  /// The version of the rasterizer that drew them.
  public let rasterizerVersion: String
  /// The instants, by time.
  public let moments: [Moment]

  private enum CodingKeys: String, CodingKey {
    case recipe, frameCount, framesPerSecond, width, height
    // The key is part of the file format.
    case rasterizerVersion = "cairo"
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

  /// The state in numbers, nil where the line has been damaged.
  var views: [ViewNumbers]? {
    let parts = state.split(separator: "|")
    let views = parts.compactMap(ViewNumbers.init)
    return views.count == parts.count ? views : nil
  }
}

/// How a view stands on the screen, as numbers with names.
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

  /// Reads `ball: 160 52 64 64 0 1`.
  init?(_ text: Substring) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    name = String(text[..<colon].drop { $0 == " " })
    let numbers = text[text.index(after: colon)...].split(separator: " ")
    values = numbers.compactMap { Double($0) }
    guard values.count == Self.names.count, values.count == numbers.count else { return nil }
  }
}
