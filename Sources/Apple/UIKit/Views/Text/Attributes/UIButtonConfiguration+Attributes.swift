public import Controls
internal import PictureKit

/// Changes the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes that are shown.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that are shown.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

@available(*, unavailable)
extension UIConfigurationTextAttributesTransformer: Sendable {}

extension Button.Configuration {
  /// The first line with attributes, which takes precedence; nil by default.
  public var attributedTitle: AttributedString? {
    get { titleContents.map { AttributedString($0) } }
    set { titleContents = newValue.map { TextContents($0) } }
  }

  /// Changes the attributes of the first line; nil by default.
  ///
  /// It is called once, without attributes, when it is set.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get {
      guard titleAttributes != TextAttributes() else { return nil }
      let attributes = titleAttributes
      return UIConfigurationTextAttributesTransformer { input in
        var merged = input.textAttributes
        merged.merge(attributes)
        return AttributedString(TextContents(string: " ", attributes: merged))
          .runs.first?.attributes ?? input
      }
    }
    set { titleAttributes = newValue?(AttributeContainer()).textAttributes ?? TextAttributes() }
  }
}
