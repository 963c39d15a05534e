internal import SwiftParser
internal import SwiftSyntax

/// The targets of a Swift package, as its manifest has them in plain calls.
///
/// The manifest is read and not run, so that targets which it computes are not known.
public struct PackageManifest: Sendable {
  /// A target with source files.
  public struct Target: Sendable, Equatable {
    /// The name, which is that of its module.
    public let name: String
    /// The folder of its files within the package; nil for the usual one.
    public let path: String?
    /// The files and folders within ``path`` that do not belong to it.
    public let exclude: [String]
    /// The files and folders within ``path`` that belong to it; nil for all.
    public let sources: [String]?
  }

  /// The targets but those of tests, plug-ins, macros and binaries.
  public let targets: [Target]
  /// The targets of tests.
  public let testTargets: [Target]
  /// The folders of the packages on which it depends, relative to its own.
  public let localPackages: [String]

  /// Reads a manifest; one that cannot be read has no targets.
  public init(_ text: String) {
    let collector = TargetCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: text))
    var names: Set<String> = []
    targets = collector.targets.filter { names.insert($0.name).inserted }
    testTargets = collector.testTargets.filter { names.insert($0.name).inserted }
    localPackages = collector.localPackages
  }
}

private final class TargetCollector: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var testTargets: [PackageManifest.Target] = []
  private(set) var localPackages: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    let function = member.declName.baseName.text
    let arguments = Dictionary(
      node.arguments.compactMap { argument in
        argument.label.map { ($0.text, argument.expression) }
      }, uniquingKeysWith: { first, _ in first })
    if function == "package", let path = arguments["path"]?.plainText {
      localPackages.append(path)
      return .skipChildren
    }
    // Packages add targets by functions of their own, such as rxTarget.
    let isTarget = function == "target" || function == "executableTarget"
    let isOwnFunction = function.hasSuffix("Target") && !Self.otherKinds.contains(function)
    let isOfTests = function == "testTarget"
    guard isTarget || isOwnFunction || isOfTests, let name = arguments["name"]?.plainText else {
      return .visitChildren
    }
    let target = PackageManifest.Target(
      name: name, path: arguments["path"]?.plainText,
      exclude: arguments["exclude"]?.plainTexts ?? [], sources: arguments["sources"]?.plainTexts)
    if isOfTests { testTargets.append(target) } else { targets.append(target) }
    return .skipChildren
  }

  private static let otherKinds: Set<String> = [
    "binaryTarget", "systemLibraryTarget", "testTarget",
  ]
}

extension ExprSyntax {
  /// The text of a literal without interpolations; nil for another expression.
  fileprivate var plainText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The texts of a list of literals; nil for another expression.
  fileprivate var plainTexts: [String]? {
    self.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.plainText)
  }
}
