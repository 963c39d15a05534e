internal import FileIO
internal import SwiftSyntax

/// A program without the code that does not compile here.
///
/// For each error of a run of the compiler the smallest declaration around it, or a statement of
/// it, is cut; types that are missing get stand-ins. Lines keep their numbers. What is cut may be
/// used elsewhere, which is an error of the next run.
public struct NarrowedProgram: Sendable {
  /// The files, in their order, and one with stand-ins.
  public var files: [SourceFile] { sources + [standIns.file].compactMap(\.self) }
  /// What was cut, in the order of runs.
  public private(set) var cuts: [Cut] = []
  /// The lines of code that the rewriter adds which do not compile.
  public private(set) var refusedCode: Set<String> = []
  private var sources: [SourceFile]
  private var standIns: StandIns

  /// The path of the file with stand-ins.
  public static let standInPath = StandIns.path

  /// Creates a program of which nothing is cut yet.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - isModule: Whether other modules use what is public in the files.
  public init(files: [SourceFile], isModule: Bool = false) {
    standIns = StandIns(isModule: isModule)
    // Loops of old Swift are rewritten before anything else.
    sources = files.enumerated().map { ParsedFile($1, index: $0)?.source ?? $1 }
  }

  /// Cuts the code of errors.
  ///
  /// - Parameter errors: All errors of a run of the compiler.
  /// - Returns: Whether something was changed, so that the program may compile now.
  public mutating func cut(_ errors: [CompilerError]) -> Bool {
    let parsed = sources.enumerated().map { ParsedFile($1, index: $0) }
    let files = parsed.compactMap(\.self)
    let before = (sources, refusedCode, standIns.file)
    var wasTypeMissing = false
    // What is missing may be the reason of everything else.
    for error in errors where addStandIn(for: error, in: files) { wasTypeMissing = true }
    // A class that gets an initializer in this run can be made in the next one.
    let unmade = Set(
      errors.filter { $0.message.contains("has no initializers") }.compactMap(\.quotedNames.first))
    let errors = errors.filter { !$0.isAboutMaking(unmade) }
    for (index, file) in parsed.enumerated() {
      let own = errors.filter { $0.file == sources[index].path && !isMissingType($0) }
      guard !own.isEmpty else { continue }
      guard let file else {
        leaveOut(index, own[0])
        continue
      }
      cut(own, of: file, index, besideMissingTypes: wasTypeMissing)
    }
    for error in errors where error.file == StandIns.path {
      _ = standIns.remove(line: error.line)
    }
    return before.0 != sources || before.1 != refusedCode || before.2 != standIns.file
  }

  private mutating func cut(
    _ errors: [CompilerError], of file: ParsedFile, _ index: Int, besideMissingTypes: Bool
  ) {
    let narrowing = FileNarrowing(file, standIns: standIns.superclasses)
    var proposals: [Proposal] = []
    for error in errors {
      if error.isInAddedCode {
        // The user's own code may be the reason.
        if errors.allSatisfy(\.isInAddedCode) {
          refusedCode.insert(error.code.trimmingSpaces)
        }
        continue
      }
      if error.isAboutInheritance, changeStandIn(of: error) { continue }
      if besideMissingTypes, error.mayFollowMissingType { continue }
      if let proposal = narrowing.proposal(for: error) { proposals.append(proposal) }
    }
    var text = EditedText(file.source.text)
    for proposal in proposals.outermost {
      for edit in proposal.edits { text.add(edit) }
      if let cut = proposal.cut, !cuts.contains(cut) { cuts.append(cut) }
    }
    sources[index].text = text.rendered
  }

  /// Leaves out a file that cannot be read.
  private mutating func leaveOut(_ index: Int, _ error: CompilerError) {
    sources[index].text = ""
    cuts.append(
      Cut(
        file: error.file, line: error.line, extent: .member, type: "", member: "the file",
        effect: "is left out", reason: error.reason))
  }

  /// Whether an error says that a type is missing, and it has a stand-in now.
  private func isMissingType(_ error: CompilerError) -> Bool {
    (error.missingType ?? error.missingName).map(standIns.contains) ?? false
  }

  private mutating func addStandIn(for error: CompilerError, in files: [ParsedFile]) -> Bool {
    guard let name = error.missingType ?? error.missingName,
      let file = files.first(where: { $0.source.path == error.file }),
      let token = FileNarrowing(file).token(of: error),
      error.missingType != nil || token.isCalledType, standIns.add(name, usedAt: token, in: files)
    else { return false }
    cuts.append(
      Cut(
        file: error.file, line: error.line, extent: .standIn, type: name, member: "",
        effect: "is an empty type", reason: error.reason))
    return true
  }

  private mutating func changeStandIn(of error: CompilerError) -> Bool {
    error.quotedNames.contains { standIns.change($0) }
  }
}

extension TokenSyntax {
  /// Whether the token is the name of a type whose initializer is called: functions in C have no
  /// labels.
  fileprivate var isCalledType: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self),
      let call = name.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == name.id, text.first?.isUppercase == true
    else { return false }
    return call.arguments.first.map { $0.label != nil } ?? true
  }
}

extension CompilerError {
  /// Whether an error says that no object of some classes can be made.
  fileprivate func isAboutMaking(_ classes: Set<String>) -> Bool {
    message.contains("no accessible initializers")
      && quotedNames.first.map(classes.contains) == true
  }

  /// The name of the type that is missing; nil for another error.
  fileprivate var missingType: String? {
    let names = quotedNames
    if message.hasPrefix("cannot find type '") { return names.first }
    if message.contains("is not a member type of"), names.count >= 2 {
      return "\(names[1]).\(names[0])"
    }
    return nil
  }

  /// The name that is missing in an expression; nil for another error.
  fileprivate var missingName: String? {
    message.hasPrefix("cannot find '") ? quotedNames.first : nil
  }

  /// Whether the error says that a type can be no superclass, or no protocol.
  fileprivate var isAboutInheritance: Bool {
    message.hasPrefix("inheritance from") || message.contains("multiple inheritance")
      || message.contains("cannot inherit")
  }

  /// Whether the error may be gone with the types that are missing.
  fileprivate var mayFollowMissingType: Bool {
    message.contains("conform") || message.contains("override") || message.contains("initializers")
      || message.contains("type of expression is ambiguous") || message.contains("cannot infer")
  }

  /// Whether the line was added by the rewriter.
  fileprivate var isInAddedCode: Bool {
    let code = code.trimmingSpaces
    return code.hasPrefix("entry.") || code.contains("_zoetrope")
      || code.hasPrefix("UIKit._Program.Entry(")
  }
}

extension String {
  /// The text without spaces around it.
  var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
