import StageKit
import SystemPackage
import TestSupport
import Testing

/// The rules of C, as clang's own programs have them.
@Suite struct `rules of C` {
  private static let program = """
    #include <stdio.h>
    static void show(const char *name, long long value) { printf("%s: %lld\\n", name, value); }
    #include "Rules.h"
    int main(void) { rules(); }
    """

  @Test func `a translated program shows what one of clang's shows`() async throws {
    let scratch = try TemporaryDirectory()
    let command = """
      "$(dirname "$(readlink -f "$(command -v swiftc)")")"/clang -w -x c -I "$0" - -o "$1" && "$1"
      """
    let folder = ObjectiveCRun.folder.appending("Language")
    let shown = try await output(
      of: "sh", ["-c", command, folder.string, scratch.path.appending("rules").string],
      input: Array(Self.program.utf8))
    let lines = String(decoding: shown, as: UTF8.self).split(separator: "\n").map(String.init)
    let run = try await ObjectiveCRun("Language/CRules.m")
    run.stage.advance(to: 0.1)
    #expect(lines.count >= 140)
    #expect(run.output == lines)
  }
}
