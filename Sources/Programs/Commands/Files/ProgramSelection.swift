/// The part of a program for iOS that is chosen by a class.
enum ProgramSelection {
  /// The option that names the class.
  static let option = "--controller"

  /// Returns the value of the option among arguments that have not been parsed yet; nil without it.
  static func controllerName(in arguments: [String]) -> String? {
    arguments.value(ofOption: option)
  }

  /// The option that names one of several programs in a folder.
  static let programOption = "--program"

  /// Returns the value of the option among arguments that have not been parsed yet; nil without it.
  static func programName(in arguments: [String]) -> String? {
    arguments.value(ofOption: programOption)
  }

  /// The option that names a page of a playground or a book.
  static let pageOption = "--page"

  /// Returns the value of the option among arguments that have not been parsed yet; nil without it.
  static func pageName(in arguments: [String]) -> String? {
    arguments.value(ofOption: pageOption)
  }

  /// The option that makes an error of what is cut.
  static let strictOption = "--strict"

  /// Returns whether code that does not compile is an error, by arguments that have not been parsed
  /// yet.
  static func isStrict(_ arguments: [String]) -> Bool { arguments.contains(strictOption) }
}
