import SourceImport

/// Returns the rewritten text of one file, without the first line, which says where it comes from.
func rewritten(_ text: String, path: String = "App.swift") -> String {
  let result = ImportedProgram(files: [SourceFile(path: path, text: text)])
  return withoutFirstLine(result.files[0].text)
}

/// Returns the user's part of a rewritten file: without the first line and the generated end.
func userPart(_ text: String, path: String = "App.swift") -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
  let result = rewritten(text, path: path).split(separator: "\n", omittingEmptySubsequences: false)
  return result.prefix(lines).joined(separator: "\n")
}

/// Returns a text without its first line.
func withoutFirstLine(_ text: String) -> String {
  String(text.drop { $0 != "\n" }.dropFirst())
}
