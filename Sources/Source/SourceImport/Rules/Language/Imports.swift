internal import SwiftSyntax

/// Imports of Apple's modules become one import of `UIKit`.
final class Imports: RuleVisitor {
  /// Names of further modules that can be imported.
  var modules: Set<String> = []
  /// Names of modules whose files are among those of the program.
  var ownModules: Set<String> = []
  /// Modules in whose place one of ours is imported.
  private var substituted: Set<String> = []
  private var importsUIKit = false
  private var importsCombine = false
  private var importsNotifications = false
  private var hasImports = false
  private var importsPlaces = false
  private var importsServiceOfMaps = false
  /// Where `import UIKit` is added if the file has no import that becomes it.
  private var standing: ImportDeclSyntax?

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text.trimmingBackticks else { return .skipChildren }
    hasImports = true
    importsPlaces = importsPlaces || module == "CoreLocation" || module == "MapKit"
    importsServiceOfMaps = importsServiceOfMaps || Self.servicesOfMaps.contains(module)
    if !node.isUnderIfConfig, let names = Modules.apple[module], let use = firstUse(of: names) {
      let members = UnavailableMembers(in: file, project: project) { [project] in
        !project.declaredNames.contains($0) && Modules.isName($0, among: names)
      }
      if let members {
        members.leaveOut(of: module, at: node, output: output)
      } else {
        output.report(
          "imports \(module), which is not available: it is part of Apple's systems. "
            + "The file uses \(use.text) of it in line \(file.line(of: use)).", at: node)
      }
    } else if Modules.includedInUIKit.contains(module) {
      // Under #if the branch may not be taken, so that each branch imports UIKit again.
      let isConditional = node.isUnderIfConfig
      if importsUIKit && !isConditional {
        remove(node)
      } else {
        output.replace(node, with: "import UIKit")
        if !isConditional { importsUIKit = true }
      }
    } else if Modules.standing.contains(module) {
      standing = standing ?? node
      if ["Combine", "SwiftUI"].contains(module) { importsCombine = true }
      if module == "UserNotifications" { importsNotifications = true }
      // What is internal to a module of ours is not for tests of programs.
      if node.path.count > 1 || node.isTestable { output.replace(node, with: "import \(module)") }
    } else if let exported = Modules.exported[module] {
      standing = standing ?? node
      substituted.insert(module)
      output.replace(node, with: "import \(exported)")
    } else if Modules.neutral.contains(module) || modules.contains(module) {
      // On iOS the module may export Foundation, as those in Objective-C do.
      guard modules.contains(module) else { return .skipChildren }
      if !node.isUnderIfConfig {
        standing = standing ?? node
      } else if !importsUIKit {
        output.insert("import UIKit; ", before: node)
      }
      return .skipChildren
    } else if ownModules.contains(module) {
      remove(node)
    } else if let substitute = Modules.substitutes[module] {
      standing = standing ?? node
      substituted.insert(module)
      output.replace(node, with: "import \(substitute)")
    } else if node.isUnderIfConfig {
      // The condition, #if canImport(X) for example, decides.
      return .skipChildren
    } else if Modules.apple[module] != nil {
      remove(node)
    } else if Modules.foreign.contains(module) {
      output.report(
        "imports \(module), \(Modules.advice(on: module))", at: node)
    } else {
      output.report(
        "imports \(module), \(Modules.advice(on: module))", at: node, severity: .warning)
      remove(node)
    }
    return .skipChildren
  }

  /// Removes an import, and the semicolon after it.
  private func remove(_ node: ImportDeclSyntax) {
    output.remove(node)
    if let semicolon = node.parent?.parent?.as(CodeBlockItemSyntax.self)?.semicolon
      ?? node.parent?.as(CodeBlockItemSyntax.self)?.semicolon
    {
      output.remove(semicolon)
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if node.genericArgumentClause == nil, !project.declaredNames.contains(name),
      let module = substituted.lazy.compactMap({ Modules.substitutes[$0] })
        .first(where: { Modules.hidingNames[$0]?.contains(name) == true })
    {
      output.replace(node.name, with: "\(module).\(name)")
    }
    if !project.declaredNames.contains(name) {
      nameToday(node.name, node.genericArgumentClause)
    }
    return .visitChildren
  }

  /// Replaces a name of Alamofire's fourth version, which had one argument, by today's.
  private func nameToday(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) {
    guard substituted.contains("Alamofire"), arguments?.arguments.count == 1,
      let today = Modules.withOneArgument[name.text]
    else { return }
    output.replace(name, with: today)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name {
      substitute(module)
      if module.text == "Alamofire" { nameToday(node.name, node.genericArgumentClause) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName { substitute(module) }
    return .visitChildren
  }

  /// Replaces the name of a module before one of its types.
  private func substitute(_ module: TokenSyntax) {
    let name = module.text.trimmingBackticks
    if substituted.contains(name), !Modules.namedAsTypes.contains(name),
      let substitute = Modules.substitutes[name] ?? Modules.exported[name]
    {
      output.replace(module, with: substitute)
    }
  }

  /// Returns the first use of a name of a module; nil if the file uses nothing of it.
  private func firstUse(of names: Set<String>) -> TokenSyntax? {
    let use = ModuleUse(names: names, project: project)
    use.walk(file.tree)
    return use.first
  }

  /// Names of Combine that Foundation exports on Apple's systems.
  private static let ofCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published",
  ]

  /// Names of UserNotifications, which UIKit exports on Apple's systems.
  private static let ofNotifications: Set<String> = [
    "UNAuthorization*", "UNCalendar*", "UNMutable*", "UNNotification*", "UNTimeInterval*",
    "UNUserNotification*",
  ]

  /// Services of maps, which export Core Location on Apple's systems.
  private static let servicesOfMaps: Set<String> = [
    "GoogleMaps", "GooglePlaces", "Mapbox", "MapboxMaps", "NMapsMap",
  ]

  override func visitPost(_ node: SourceFileSyntax) {
    if importsServiceOfMaps, !importsPlaces, firstUse(of: ["CL*"]) != nil {
      output.trailer.append((1, "import CoreLocation"))
    }
    if importsUIKit, !importsNotifications, firstUse(of: Self.ofNotifications) != nil {
      output.trailer.append((1, "import UserNotifications"))
    }
    if importsUIKit, !importsCombine, firstUse(of: Self.ofCombine) != nil {
      output.trailer.append((1, "import Combine"))
    }
    // On iOS the header of a framework imports UIKit for all of its files.
    if !hasImports, project.importsUIKit, let first = node.statements.first {
      output.insert("import UIKit; ", before: first)
    }
    if let standing, !importsUIKit { output.insert("import UIKit; ", before: standing) }
  }
}

/// Finds the first use of a name of a module.
private final class ModuleUse: ActiveVisitor {
  let names: Set<String>
  let project: ProjectIndex
  var first: TokenSyntax?

  init(names: Set<String>, project: ProjectIndex) {
    self.names = names
    self.project = project
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if first == nil, case .identifier(let name) = node.tokenKind,
      !project.declaredNames.contains(name),
      Modules.isName(name, among: names)
    {
      first = node
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ImportDeclSyntax {
  /// Whether internal names of the module are imported.
  fileprivate var isTestable: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
    }
  }
}

extension SyntaxProtocol {
  /// Whether a conditional compilation block is around the node.
  var isUnderIfConfig: Bool {
    var current = parent
    while let syntax = current {
      if syntax.is(IfConfigClauseSyntax.self) { return true }
      current = syntax.parent
    }
    return false
  }
}
