import ArgumentParser

/// The option that bounds the memory of a command.
struct MemoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The memory that images may take, in bytes, or with K, M or G for powers of 1024; a picture "
        + "that needs more is an error. Unless given, the memory of the machine.",
      valueName: "size"),
    transform: Self.byteCount)
  var memory: Int?

  /// Parses a number of bytes such as `500M`.
  private static func byteCount(_ text: String) throws -> Int {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30, "T": 40]
    let shift = text.last.flatMap { units[Character($0.uppercased())] }
    guard let number = Int(shift == nil ? text[...] : text.dropLast()), number > 0,
      number <= Int.max >> (shift ?? 0)
    else {
      throw ValidationError("it must be a number of bytes above 0, such as 500M or 2G.")
    }
    return number << (shift ?? 0)
  }
}
