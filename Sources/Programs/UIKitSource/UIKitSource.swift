import Foundation
import PackagePlugin

/// Rewrites the sources of a target for iOS, so that they compile against the product `UIKit`.
///
/// Of the target itself SwiftPM compiles the file `Linux.swift`, as `sources: ["Linux.swift"]` in
/// the manifest says; the other files in its folder are rewritten and compiled in their place.
@main struct UIKitSource: BuildToolPlugin {
  func createBuildCommands(
    context: PluginContext, target: any Target
  ) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = try RewrittenFiles(of: module)
    guard files.isRewritten else {
      Diagnostics.error(
        "The target \(target.name) needs sources: [\"\(RewrittenFiles.compiledFile)\"] and that file, which may "
          + "be empty; the plug-in UIKitSource rewrites the other files.")
      return []
    }
    let dependencies = try target.recursiveTargetDependencies.compactMap { dependency in
      try dependency.sourceModule.map { try RewrittenFiles(of: $0) }
    }.filter(\.isRewritten)
    let folder = context.pluginWorkDirectoryURL
    let registration = folder.appending(path: "_Registration.swift")
    var arguments = [
      "--module", module.moduleName, "--kind", module.kind == .test ? "tests" : "library",
      "--resources", context.package.directoryURL.path, "--registration", registration.path,
    ]
    var outputs = [registration]
    if module.kind == .test {
      outputs.append(folder.appending(path: "_Suites.swift"))
      arguments += ["--suites", outputs[1].path]
    }
    for dependency in dependencies {
      arguments += ["--dependency", dependency.module] + dependency.files.map(\.path) + ["--end"]
    }
    let names = target.recursiveTargetDependencies.compactMap(\.sourceModule?.moduleName)
    arguments += ["--importable"] + names + ["--end"]
    for (file, name) in zip(files.files, files.outputNames) {
      let output = folder.appending(path: name)
      arguments += ["--file", file.path, output.path]
      outputs.append(output)
    }
    return [
      .buildCommand(
        displayName: "Rewriting the sources of \(target.name)",
        executable: try context.tool(named: "SourceRewriter").url, arguments: arguments,
        inputFiles: files.files + dependencies.flatMap(\.files), outputFiles: outputs)
    ]
  }
}
