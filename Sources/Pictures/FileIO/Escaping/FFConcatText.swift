extension String {
  /// The text as a quoted word of ffmpeg's lists of files (ffconcat); nil if it has a line break,
  /// since a list has one file a line and no escape for one.
  package var ffconcatWord: String? {
    guard !unicodeScalars.contains(where: { ["\n", "\r", "\0"].contains($0) }) else { return nil }
    return "'\(replacingScalars { $0 == "'" ? "'\\''" : nil })'"
  }
}
