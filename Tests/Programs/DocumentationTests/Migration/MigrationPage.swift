/// The page "From UIKit to Zoetrope": what works, differs and is missing, from the sources.
struct MigrationPage {
  /// The modules whose names source for iOS can use.
  static let modules = [
    "UIKit", "QuartzCore", "XCPlayground", "StageFoundation", "StageDispatch", "CoreGraphics",
    "CoreImage", "CoreMotion", "AudioToolbox", "AVFoundation", "StageKit", "Controls", "Scrolling",
    "Bars", "Layers", "Dynamics", "Tween", "PictureKit", "Geometry",
  ]

  private let names: DeclaredNames

  init() throws {
    names = try DeclaredNames(of: Self.modules)
  }

  /// The whole page.
  ///
  /// - Throws: An error if a list of differences cannot be read.
  var text: String {
    get throws {
      var parts = [Self.introduction]
      for group in AppleNames.groups { parts.append(section(group)) }
      parts.append("## Behavior that differs\n")
      for module in ["Dynamics", "StageKit"] { parts.append(try differences(of: module)) }
      return parts.joined(separator: "\n")
    }
  }

  private static let introduction = """
    # From UIKit to Zoetrope

    Which names of iOS a program can use when `zoetrope render` compiles it, what they are here, and what
    differs. The page is made from the sources by a test, `MigrationPageTests`, which fails when they
    disagree; do not edit it. How the module works is in [UIKit.md](UIKit.md).

    A name or member that does not exist is an error of the compiler, with file and line. What exists but
    cannot be done in a film has no effect, or is logged once, as a warning of the command.

    """

  private func section(_ group: AppleNames.Group) -> String {
    var lines = ["## \(group.title)", "", "| Name | Here | What differs |", "|---|---|---|"]
    var missing: [String] = []
    for name in group.names {
      guard let declaration = names.topLevel(name) else {
        if AppleNames.foundation.contains(name) {
          lines.append("| `\(name)` | Foundation's | |")
        } else {
          missing.append("`\(name)`")
        }
        continue
      }
      lines.append("| `\(name)` | \(kind(of: declaration)) | \(notes(on: declaration)) |")
    }
    if !missing.isEmpty { lines += ["", "Missing: \(missing.joined(separator: ", "))."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func kind(of declaration: Declaration) -> String {
    switch declaration.keyword {
    case "typealias": declaration.target.map { "`\($0)`" } ?? "an alias"
    case "func": "a function"
    case "let", "var": "a value"
    case "enum": "an enum of the module"
    default: "a \(declaration.keyword) of the module"
    }
  }

  /// The sentences of the documentation that say what differs.
  private func notes(on declaration: Declaration) -> String {
    let type = (declaration.target ?? declaration.name).split(separator: ".").last.map(String.init)
    guard let type else { return "" }
    var notes = own(declaration)
    if declaration.target != nil, let original = names.topLevel(type) { notes += own(original) }
    for member in names.members(of: type) where !member.comment.isEmpty {
      let sentences = member.sentences.filter(Self.isDifference)
      guard let sentence = sentences.first else { continue }
      notes.append("`\(member.name)`: \(sentence)")
    }
    var seen: Set<String> = []
    return notes.filter { seen.insert($0).inserted }
      .map { $0.replacing("``", with: "`").replacing("|", with: "\\|") + "." }
      .joined(separator: "<br>")
  }

  private func own(_ declaration: Declaration) -> [String] {
    declaration.sentences.dropFirst().filter(Self.isDifference)
  }

  /// Whether a sentence says that something is otherwise than on a device.
  private static func isDifference(_ sentence: String) -> Bool {
    let differences = [
      "change nothing", "changes nothing", "no effect:", "no effect, since", "In UIKit",
      "UIKit has",
      "does not exist", "do not exist", "logged once", "application's log",
      "in place of Foundation", "in place of Dispatch", "on a device", "is no keyboard", "are no ",
      "; it has no effect", ", which has no effect", ", which is logged", "is logged, and",
      "the log says", "do not have here", "shown scrolling", "shown as a dissolve",
    ]
    let others = [
      "The call changes nothing", "the base class", "has no effect before", "has no effect but for",
      "has no effect until", "as since iOS",
    ]
    return differences.contains { sentence.contains($0) }
      && !others.contains { sentence.contains($0) }
  }

  private func differences(of module: String) throws -> String {
    let text = try Repository.text(
      of: "\(Repository.folder(of: module))/\(module).docc/DifferencesFromUIKit.md")
    let body = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .map { $0.hasPrefix("##") ? "##\($0.dropFirst(2))" : String($0) }
      .map { $0.hasPrefix("## ") ? "#" + $0 : $0 }
      .map { $0.replacing("``", with: "`").replacing(#/ \(see <doc:\w+>\)/#, with: "") }
    return body.joined(separator: "\n").trimmingPrefix("\n").description
  }
}
