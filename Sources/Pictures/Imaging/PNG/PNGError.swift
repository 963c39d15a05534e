private import FileIO

/// Why a PNG could not be read or written.
public struct PNGError: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Kind: Hashable, Sendable {
    /// The file is not a PNG.
    case notPNG
    /// The file is a PNG without animation, where an animated one is expected.
    case notAnimated
    /// The file violates the PNG standard or is truncated.
    case damaged
    /// The file or its image is larger than the limits of ``PNG``.
    case tooLarge
    /// There is not enough memory to decode or encode the image.
    case noMemory
    /// The operating system refused to read the file.
    case unreadable
    /// The operating system refused to write the file.
    case unwritable
  }

  /// The kind of failure.
  public let kind: Kind
  /// The path of the file, or the name that the caller gave to its bytes.
  public let name: String
  /// What was found and what is allowed, or the operating system's reason.
  public let reason: String

  package init(_ kind: Kind, _ name: String, _ reason: String) {
    self.kind = kind
    self.name = name
    self.reason = reason
  }
}

extension PNGError: CustomStringConvertible {
  /// A sentence that names the file, without control characters.
  public var description: String { sentence.printable }

  private var sentence: String {
    switch kind {
    case .notPNG: "\(name) is not a PNG file: \(reason)"
    case .notAnimated: "\(name) is not an animated PNG file: \(reason)"
    case .damaged: "\(name) is a damaged PNG file: \(reason)"
    case .tooLarge: "\(name) is too large: \(reason)"
    case .noMemory: "there is not enough memory for \(name): \(reason)"
    case .unreadable: "cannot read \(name): \(reason)"
    case .unwritable: "cannot write \(name): \(reason)"
    }
  }
}
