/// The number of a key in the usage tables of USB: `UIKeyboardHIDUsage`.
public enum KeyCode: Int, Hashable, Sendable {
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
  case keyboardCapsLock = 57
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keyboardLeftControl = 224
  case keyboardLeftShift = 225
  case keyboardLeftAlt = 226
  case keyboardLeftGUI = 227
  case keyboardRightControl = 228
  case keyboardRightShift = 229
  case keyboardRightAlt = 230
  case keyboardRightGUI = 231
  /// None of the others.
  case keyboardErrorUndefined = 3

  private static let named: [String: KeyCode] = [
    "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
    ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    KeyCommand.inputUpArrow: .keyboardUpArrow, KeyCommand.inputDownArrow: .keyboardDownArrow,
    KeyCommand.inputLeftArrow: .keyboardLeftArrow,
    KeyCommand.inputRightArrow: .keyboardRightArrow, KeyCommand.inputEscape: .keyboardEscape,
    KeyCommand.inputDelete: .keyboardDeleteOrBackspace, KeyCommand.inputHome: .keyboardHome,
    KeyCommand.inputEnd: .keyboardEnd, KeyCommand.inputPageUp: .keyboardPageUp,
    KeyCommand.inputPageDown: .keyboardPageDown,
  ]

  /// The number of the key that types a text.
  init(input: String) {
    if let named = Self.named[input] {
      self = named
    } else if let scalar = input.lowercased().unicodeScalars.first, input.count == 1 {
      let value = Int(scalar.value)
      let number =
        switch scalar {
        case "a"..."z": value - 97 + 4
        case "1"..."9": value - 49 + 30
        case "0": 39
        default: 3
        }
      self = KeyCode(rawValue: number) ?? .keyboardErrorUndefined
    } else {
      self = .keyboardErrorUndefined
    }
  }
}
