public import Controls
public import PictureKit
public import Scrolling

/// What a password that the system proposes has to have: a film proposes none.
open class UITextInputPasswordRules: NSObject {
  /// The rules in words.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

extension TextField {
  /// What a password that the system proposes has to have; nil by default.
  public var passwordRules: UITextInputPasswordRules? {
    get { AttachedValue.value("passwordRules", of: self) }
    set { AttachedValue.set(newValue, "passwordRules", of: self) }
  }

  /// The attributes of the text; it hides the property of the module Controls.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfText.objects }
    set { attributesOfText = TextAttributes(objects: newValue) }
  }

  /// The attributes of typed characters, which are those of the text; nil if it is not edited.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if let newValue, isEditing { defaultTextAttributes = newValue } }
  }
}

extension TextView {
  /// What a password that the system proposes has to have; nil by default.
  public var passwordRules: UITextInputPasswordRules? {
    get { AttachedValue.value("passwordRules", of: self) }
    set { AttachedValue.set(newValue, "passwordRules", of: self) }
  }
}
