import Foundation
import Glibc
import Imaging

/// A worker for tests of the preview, with answers that tests can predict.
///
/// Its argument is a "source file": `frames=60 color=8080ff`, which an edit changes. A file with
/// the word `mistake` is a compile error, and one with `crash` ends the program after its first
/// answer.
///
/// The pixel at the upper left of frame n is #0000nn, so that a test can see which frame is shown;
/// the next one is the color of the file.
@main
struct FakePreviewWorker {
  static func main() {
    let path = CommandLine.arguments.dropFirst().first ?? "/dev/null"
    let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for (index, line) in source.split(separator: "\n").enumerated() {
      guard let mistake = line.firstRange(of: "mistake") else { continue }
      let column = line[..<mistake.lowerBound].utf8.count + 1
      write("\(path):\(index + 1):\(column): error: cannot find 'mistake' in scope\n".utf8, to: 2)
      exit(1)
    }
    var worker = Answers(source: source)
    while let line = readLine() { worker.answer(line) }
  }
}

/// Writes bytes to a file descriptor.
func write(_ bytes: some Sequence<UInt8>, to descriptor: CInt) {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(2) }
    rest = rest.dropFirst(count)
  }
}
