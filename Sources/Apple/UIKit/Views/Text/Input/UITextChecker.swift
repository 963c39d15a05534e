/// The spelling checker of the system: it has no dictionary, and every word is right.
open class UITextChecker: NSObject {
  /// The words that the program has taught all checkers.
  private static var learned: Set<String> {
    get { AttachedValue.value("learnedWords", of: UIApplication.shared) ?? [] }
    set { AttachedValue.set(newValue, "learnedWords", of: UIApplication.shared) }
  }

  /// The words to ignore; none by default.
  open var ignoredWords: [String]?

  /// The languages in which text is checked: American English.
  open class var availableLanguages: [String] { ["en_US"] }

  /// Creates a checker.
  public override init() { super.init() }

  /// Returns a range whose location is `NSNotFound`: no word is misspelled.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text that is checked.
  ///   - startingOffset: Where in the range the search begins.
  ///   - wrapFlag: Whether it goes on at the start of the range.
  ///   - language: The language.
  /// - Returns: A range without a place.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns no words: there is no dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  /// Returns no words: there is no dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  /// Adds a word to those that are ignored.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Adds a word to the dictionary of all checkers.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Removes a word from the dictionary of all checkers.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// Returns whether a word was added to the dictionary.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
