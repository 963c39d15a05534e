import Foundation

/// Compiles one SVG file: `SVGCompiler ball.svg Drawing+ball.swift`.
@main
struct SVGCompilerCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let inputPath = arguments.first, let outputPath = arguments.last, arguments.count == 2
    else {
      fail("usage: SVGCompiler <input.svg> <output.swift>")
    }
    let input = URL(filePath: inputPath)
    do {
      let source = try DrawingCompiler.source(
        for: Data(contentsOf: input), name: input.deletingPathExtension().lastPathComponent)
      try Data(source.utf8).write(to: URL(filePath: outputPath), options: .atomic)
    } catch let error as SVGError {
      fail("\(inputPath):\(error.line): error: \(error.message)")
    } catch {
      fail("\(inputPath): error: \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
