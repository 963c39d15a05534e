/// Code of the user that was cut from a program since it does not compile here.
public struct Cut: Sendable, Hashable, Codable {
  /// How much was cut.
  public enum Extent: String, Sendable, Codable {
    /// A whole declaration, or the body of one.
    case member
    /// A statement, an attribute, a modifier, or a conformance.
    case part
    /// A type that is missing has a stand-in.
    case standIn
  }

  /// The path of the user's file.
  public let file: String
  /// The line of the error, from 1.
  public let line: Int
  /// How much was cut.
  public let extent: Extent
  /// The type with the member, or the type; empty at the top level.
  public let type: String
  /// The member, a method with its labels; empty if the type was cut.
  public let member: String
  /// Whether the code sets what the application's window shows.
  public let isStart: Bool
  /// What became of it, as the end of a sentence that begins with its name.
  public let effect: String
  /// Why it does not compile, without a point at the end.
  public let reason: String

  init(
    file: String, line: Int, extent: Extent, type: String, member: String, isStart: Bool = false,
    effect: String, reason: String
  ) {
    (self.file, self.line, self.extent) = (file, line, extent)
    (self.type, self.member, self.isStart) = (type, member, isStart)
    (self.effect, self.reason) = (effect, reason)
  }

  /// The name of what was cut, for a message.
  public var name: String {
    if member.isEmpty { return type }
    return type.isEmpty ? member : "\(type).\(member)"
  }

  /// Whether an import was cut.
  public var isImport: Bool { type.isEmpty && member.hasPrefix("import ") }

  /// What was cut and why, as compilers print warnings.
  public var description: String {
    let end = reason.hasSuffix("?") ? "" : "."
    return "\(file):\(line): warning: \(name) \(effect): \(reason)\(end)"
  }

  /// Returns whether a film of a class, or of the application that starts with it, is lost.
  ///
  /// - Parameter classes: The names of the class, its superclasses in the program, and the
  ///   delegates of the application.
  /// - Returns: Whether it is lost.
  public func loses(_ classes: Set<String>) -> Bool {
    guard classes.contains(type) else { return false }
    switch extent {
    case .standIn: return false
    case .part: return isStart
    case .member:
      let entries = ["loadView()", "viewDidLoad()"]
      return isStart || member.isEmpty || member.hasPrefix("init(") || entries.contains(member)
    }
  }
}
