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
      let output = URL(filePath: outputPath)
      let contents = Data(source.utf8)
      // SwiftPM runs this again whenever the environment differs; an equal file that is written
      // anew would make it compile the target again.
      if (try? Data(contentsOf: output)) != contents {
        try contents.write(to: output, options: .atomic)
      }
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
