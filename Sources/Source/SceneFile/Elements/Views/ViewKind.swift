internal import StageKit

/// The class of a view, which says what properties it has.
enum ViewKind {
  case view, label, image, shape, code

  /// The properties that a file can set, when the view is made and in animations.
  var properties: [Property<View>] {
    switch self {
    case .view: Self.common
    case .label: Self.common + Self.text
    case .image: Self.common + Self.picture
    case .shape: Self.common + Self.outline
    case .code: Self.listing + Self.common
    }
  }
}
