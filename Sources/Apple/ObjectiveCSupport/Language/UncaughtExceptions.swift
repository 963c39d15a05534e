internal import Geometry
internal import Glibc
internal import Runtime
internal import Synchronization

/// Ends the program with the sentence of an exception that nothing catches.
func endProgram(with object: AnyObject) -> Never {
  let sentence: String
  if let exception = object as? NSException {
    sentence = "\(exception.name.storage): \(exception.reason?.storage ?? "")"
  } else {
    sentence = descriptionText(of: object)
  }
  endProgram("uncaught exception \(sentence)")
}

/// Prints a sentence with the line of the program that is to blame, and ends the program.
func endProgram(_ sentence: String) -> Never {
  TrapReport.wasPrinted.store(true, ordering: .relaxed)
  let place = programPlace().map { "\($0): " } ?? ""
  fflush(nil)
  printError("\(place)Fatal error: \(sentence)\n")
  // The report of the trap shows who has called whom, which that of C's abort does not.
  Swift.preconditionFailure()
}

/// Writes a text to the standard error at once.
func printError(_ text: String) {
  _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Returns the file and line of the innermost function on the stack that belongs to the program;
/// nil if its library has no lines.
func programPlace() -> String? {
  let trace = try? Backtrace.capture().symbolicated(options: .showSourceLocations)
  let symbols = trace?.frames.compactMap(\.symbol) ?? []
  // The innermost frames are of this library.
  let place = symbols.first { symbol in
    // Functions that look methods up are the translation's own.
    symbol.imageIndex != symbols.first?.imageIndex && (symbol.sourceLocation?.line ?? 0) > 0
      && symbol.sourceLocation?.path.hasSuffix(".translation") != true
  }?.sourceLocation
  return place.map { "\($0.path):\($0.line)" }
}
