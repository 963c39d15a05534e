/// The rules for older generations of Swift and of UIKit's names.
enum OldSpellings {
  /// The rules for all files, in order.
  private static let rules: [RuleVisitor.Type] = [
    DelegateDeclarations.self, TypeNames.self, PropertyDeclarations.self, CallRenames.self,
    UppercaseCases.self, OldSyntax.self, OldTypeSyntax.self, FreeFunctions.self,
    ForcedInitializers.self, ImplicitLists.self, TextAttributes.self,
  ]

  /// The rules for files of Swift 1 and 2 only, before the others.
  private static let swift2Rules: [RuleVisitor.Type] = [
    Downcasts.self, FirstLabels.self, EscapingClosures.self, ImplicitConstants.self,
    NewOptionals.self, OptionalOperators.self, OldMembers.self, OptionLists.self,
    LayoutDelegates.self,
  ]

  static func apply(to output: FileOutput, project: ProjectIndex) {
    let isSwift2 = project.dialects[output.file.index] == .swift2
    for rule in (isSwift2 ? swift2Rules : []) + rules {
      rule.apply(to: output, project: project)
    }
  }
}
