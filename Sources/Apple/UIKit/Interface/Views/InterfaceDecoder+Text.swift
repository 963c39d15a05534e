internal import Controls
internal import Geometry
internal import InterfaceDocuments
internal import PictureKit
internal import Scrolling

/// Text fields and text views.
extension InterfaceDecoder {
  func decodeTextField(_ field: UITextField) {
    properties.font("fontDescription", defaultSize: UIFont.systemFontSize) { field.font = $0 }
    properties.color("textColor") { field.textColor = $0 }
    properties.string("textAlignment") { field.textAlignment = TextWords.alignment($0) }
    properties.word("borderStyle") { field.borderStyle = $0 }
    properties.word("clearButtonMode") { field.clearButtonMode = $0 }
    properties.word("leftViewMode") { field.leftViewMode = $0 }
    properties.word("rightViewMode") { field.rightViewMode = $0 }
    properties.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = $0 }
    properties.bool("clearsOnInsertion") { field.clearsOnInsertion = $0 }
    properties.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = $0 }
    properties.number("minimumFontSize") { field.minimumFontSize = $0 }
    properties.image("background") { field.background = $0 }
    properties.image("disabledBackground") { field.disabledBackground = $0 }
    properties.string("placeholder") { field.placeholder = $0 }
    properties.attributedString("attributedPlaceholder") { field.attributedPlaceholder = $0 }
    properties.string("text") { field.text = $0 }
    properties.attributedString("attributedText") { field.attributedText = $0 }
    guard let record = properties["textInputTraits"]?.record else { return }
    let traits = InterfaceProperties(record.values, of: properties.values)
    traits.bool("secureTextEntry") { field.isSecureTextEntry = $0 }
    traits.bool("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = $0 }
    traits.word("keyboardType") { field.keyboardType = $0 }
    traits.word("keyboardAppearance") { field.keyboardAppearance = $0 }
    traits.word("returnKeyType") { field.returnKeyType = $0 }
    traits.word("autocapitalizationType") { field.autocapitalizationType = $0 }
    traits.word("autocorrectionType") { field.autocorrectionType = $0 }
    traits.word("spellCheckingType") { field.spellCheckingType = $0 }
  }

  func decodeTextView(_ view: UITextView) {
    properties.font("fontDescription", defaultSize: UIFont.systemFontSize) { view.font = $0 }
    properties.color("textColor") { view.textColor = $0 }
    properties.string("textAlignment") { view.textAlignment = TextWords.alignment($0) }
    properties.bool("editable") { view.isEditable = $0 }
    properties.bool("selectable") { view.isSelectable = $0 }
    properties.bool("clearsOnInsertion") { view.clearsOnInsertion = $0 }
    properties.bool("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = $0 }
    properties.string("text") { view.text = $0 }
    properties.attributedString("attributedText") { view.attributedText = $0 }
    guard let record = properties["textInputTraits"]?.record else { return }
    let traits = InterfaceProperties(record.values, of: properties.values)
    traits.bool("secureTextEntry") { view.isSecureTextEntry = $0 }
    traits.bool("enablesReturnKeyAutomatically") { view.enablesReturnKeyAutomatically = $0 }
    traits.word("keyboardType") { view.keyboardType = $0 }
    traits.word("keyboardAppearance") { view.keyboardAppearance = $0 }
    traits.word("returnKeyType") { view.returnKeyType = $0 }
    traits.word("autocapitalizationType") { view.autocapitalizationType = $0 }
    traits.word("autocorrectionType") { view.autocorrectionType = $0 }
    traits.word("spellCheckingType") { view.spellCheckingType = $0 }
  }
}
