internal import SwiftSyntax

/// A rule: visits the tree of a file and adds edits and problems to the file's output.
class RuleVisitor: ActiveVisitor {
  let file: ParsedFile
  let project: ProjectIndex
  let output: FileOutput

  required init(output: FileOutput, project: ProjectIndex) {
    file = output.file
    self.output = output
    self.project = project
    super.init(viewMode: .sourceAccurate)
  }

  /// Applies the rule to the whole file.
  static func apply(to output: FileOutput, project: ProjectIndex) {
    Self(output: output, project: project).walk(output.file.tree)
  }
}
