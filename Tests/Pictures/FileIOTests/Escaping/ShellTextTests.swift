import FileIO
import TestSupport
import Testing

@Suite struct ShellTextTests {
  @Test(arguments: [
    ("plain-1_./=:,%+@", "plain-1_./=:,%+@"), ("", "''"), ("a b", "'a b'"),
    ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("é", "'é'"), ("~", "'~'"), ("{a,b}", "'{a,b}'"),
    // A quotation mark in a grapheme cluster is one for a shell.
    ("a'\u{301}b", "'a'\\''\u{301}b'"), ("\u{600}'", "'\u{600}'\\'''"),
  ])
  func `a word is quoted if a shell would change it`(text: String, word: String) {
    #expect(text.shellWord == word)
  }

  @Test(arguments: ["dash", "bash"])
  func `a shell reads each word as it was, whatever surrounds its characters`(shell: String)
    async throws
  {
    let words = self.words
    let script = "printf '%s\\0' \(words.shellCommand)"
    #expect(try await run(script, by: shell) == words)
  }

  @Test(arguments: ["dash", "bash"])
  func `a command line on one line means the same as that of several lines`(shell: String)
    async throws
  {
    let words = self.words + ["\n", "a\n\n", "\n'", "'\n'", "\r\n", "a\ntouch PWN\n"]
    let command = "printf '%s\\0' \(words.shellCommand)"
    let line = command.shellLine
    #expect(!line.unicodeScalars.contains("\n"))
    #expect(try await run(line, by: shell) == words)
    #expect("echo 'a b'".shellLine == "echo 'a b'")
  }

  /// Words with the characters that a shell obeys.
  private var words: [String] {
    let text = hostileText("'\"\\$`!*?[]{}()<>|&;#~ \t\n", without: ["\0"])
    return [text] + unicodeSamples.filter { $0 != "\0" }.map { "\($0)'\u{301}; exit 3; '\($0)" }
  }

  /// Returns the words that a script prints.
  private func run(_ script: String, by shell: String) async throws -> [String] {
    let bytes = try await output(of: shell, ["-s"], input: Array(script.utf8))
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
