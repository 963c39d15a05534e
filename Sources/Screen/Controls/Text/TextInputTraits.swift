/// The automatic change to capitals: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first letter of words.
  case words
  /// The first letter of sentences.
  case sentences
  /// All letters.
  case allCharacters
}

/// The correction of spelling: `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// Off.
  case no
  /// On.
  case yes
}

/// The marking of spelling: `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// Off.
  case no
  /// On.
  case yes
}

/// The kind of keyboard: `UIKeyboardType`.
public enum KeyboardType: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For web addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For email addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searches on the web.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad

  /// ASCII characters: the old name of ``asciiCapable``.
  public static var alphabet: KeyboardType { .asciiCapable }
}

/// The colors of the keyboard: `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  /// As the system does.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// The label of the return key: `UIReturnKeyType`.
public enum ReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Search with Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Search with Yahoo.
  case yahoo
  /// Done.
  case done
  /// Call an emergency number.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The meaning of a text, for suggestions: `UITextContentType`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = TextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = TextContentType(rawValue: "url")
}
