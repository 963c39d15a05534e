/// What a stage adds to its views, and UIKit's class does not have.
///
/// Every view conforms. The names stand in an extension of a protocol, so that a subclass may have
/// properties of the same names, as source for iOS does: they are other properties.
public protocol StageView: View {}

extension View: StageView {}

extension StageView {
  /// The name in traces; nil uses the type.
  public var name: String? {
    get { ownName }
    set { ownName = newValue }
  }

  /// The stage that displays the view; nil if there is none.
  public var stage: Stage? { currentStage }
}
