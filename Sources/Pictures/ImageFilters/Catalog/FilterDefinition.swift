/// A filter of the catalog: its name, its inputs and what it makes of them.
public struct FilterDefinition: Sendable {
  /// A kind of filters, `CICategory...`.
  public enum Category: String, Sendable, CaseIterable {
    /// Moves pixels.
    case distortion = "CICategoryDistortionEffect"
    /// Moves, scales and crops.
    case geometry = "CICategoryGeometryAdjustment"
    /// Combines two images.
    case composite = "CICategoryCompositeOperation"
    /// Imitates printed screens.
    case halftone = "CICategoryHalftoneEffect"
    /// Corrects colors.
    case colorAdjustment = "CICategoryColorAdjustment"
    /// Changes colors.
    case colorEffect = "CICategoryColorEffect"
    /// Leads from one image to another.
    case transition = "CICategoryTransition"
    /// Repeats an image.
    case tile = "CICategoryTileEffect"
    /// Makes an image.
    case generator = "CICategoryGenerator"
    /// Reduces an image to what is known about it.
    case reduction = "CICategoryReduction"
    /// Makes a gradient.
    case gradient = "CICategoryGradient"
    /// Makes an image look painted or made of pieces.
    case stylize = "CICategoryStylize"
    /// Sharpens.
    case sharpen = "CICategorySharpen"
    /// Blurs.
    case blur = "CICategoryBlur"
  }

  /// The name, such as `CISepiaTone`.
  public let name: String
  /// The kind.
  public let category: Category
  /// The inputs.
  public let inputs: [FilterInput]
  private let make: @Sendable (FilterArguments) -> FilterImage?

  init(
    _ name: String, _ category: Category, _ inputs: [FilterInput],
    _ make: @escaping @Sendable (FilterArguments) -> FilterImage?
  ) {
    self.name = name
    self.category = category
    self.inputs = inputs
    self.make = make
  }

  /// Creates a filter of an image, the input `inputImage`, without which there is no result.
  init(
    of category: Category, _ name: String, _ inputs: [FilterInput] = [],
    _ make: @escaping @Sendable (FilterImage, FilterArguments) -> FilterImage?
  ) {
    self.init(name, category, [.image] + inputs) { arguments in
      arguments.image("inputImage").flatMap { make($0, arguments) }
    }
  }

  /// Returns the image that the filter makes; nil if an input that it needs has no value.
  ///
  /// - Parameter values: The values of inputs; the others have their defaults.
  /// - Returns: The image.
  public func output(_ values: [String: FilterValue]) -> FilterImage? {
    var all = values
    for input in inputs where all[input.key] == nil { all[input.key] = input.defaultValue }
    return make(FilterArguments(values: all))
  }

  /// The name in words, such as `Sepia Tone`.
  public var displayName: String {
    let plain = name.hasPrefix("CI") ? String(name.dropFirst(2)) : name
    var words = ""
    var previous: Character = "A"
    for character in plain {
      if character.isUppercase, previous.isLowercase { words.append(" ") }
      words.append(character)
      previous = character
    }
    return words
  }
}
