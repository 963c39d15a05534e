internal import Geometry
internal import PictureKit
public import Tween

extension LayerContents: Interpolatable {}
extension LayerContents: DiscreteValue {
  /// An empty picture.
  public static var neutral: LayerContents { .picture(.init(commands: []), .zero) }
  /// `contents`.
  public static var pluralName: String { "contents" }
}

extension CornerMask: Interpolatable {}
extension CornerMask: DiscreteValue {
  /// No corner.
  public static var neutral: CornerMask { [] }
  /// `corner masks`.
  public static var pluralName: String { "corner masks" }
}
