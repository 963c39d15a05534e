import Foundation
import PackagePlugin

/// Compiles each SVG file in the package's `assets` directory into Swift source of the target.
@main
struct CompileDrawings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let compiler = try context.tool(named: "SVGCompiler")
    let assets = context.package.directoryURL.appending(path: "assets")
    return try FileManager.default
      .contentsOfDirectory(at: assets, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "svg" }
      .sorted { $0.path < $1.path }
      .map { input in
        let name = input.deletingPathExtension().lastPathComponent
        let output = context.pluginWorkDirectoryURL.appending(path: "Drawing+\(name).swift")
        return .buildCommand(
          displayName: "Compiling \(input.lastPathComponent)", executable: compiler.url,
          arguments: [input.path, output.path], inputFiles: [input], outputFiles: [output])
      }
  }
}
