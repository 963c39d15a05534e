/// The rules for older generations of Swift and of UIKit's names.
enum OldSpellings {
  static func apply(to output: FileOutput, project: ProjectIndex) {
    DelegateDeclarations.apply(to: output, project: project)
    TypeNames.apply(to: output, project: project)
    PropertyDeclarations.apply(to: output, project: project)
    CallRenames.apply(to: output, project: project)
    UppercaseCases.apply(to: output, project: project)
    OldSyntax.apply(to: output, project: project)
    FreeFunctions.apply(to: output, project: project)
    ForcedInitializers.apply(to: output, project: project)
    guard project.dialects[output.file.index] == .swift2 else { return }
    Downcasts.apply(to: output, project: project)
    FirstLabels.apply(to: output, project: project)
  }
}
