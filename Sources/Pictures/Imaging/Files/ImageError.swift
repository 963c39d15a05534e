private import FileIO

/// Why an image file could not be read.
public struct ImageError: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Kind: Hashable, Sendable {
    /// The file is of no format that can be read.
    case unknownFormat
    /// The file violates its format's standard, is truncated, or uses a rare part of the standard.
    case damaged(ImageFormat)
    /// The file or its image is larger than the limits of ``ImageLimits``.
    case tooLarge
    /// There is not enough memory to decode the image.
    case noMemory
    /// The operating system refused to read the file.
    case unreadable
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

  init(_ error: PNGError) {
    let kind: Kind =
      switch error.kind {
      case .notPNG, .notAnimated: .unknownFormat
      case .damaged: .damaged(.png)
      case .tooLarge: .tooLarge
      case .noMemory: .noMemory
      case .unreadable, .unwritable: .unreadable
      }
    self.init(kind, error.name, error.reason)
  }
}

extension ImageError: CustomStringConvertible {
  /// A sentence that names the file, without control characters.
  public var description: String { sentence.printable }

  private var sentence: String {
    switch kind {
    case .unknownFormat: "\(name) is not an image that can be read: \(reason)"
    case .damaged(let format): "\(name) is a damaged \(format.rawValue) file: \(reason)"
    case .tooLarge: "\(name) is too large: \(reason)"
    case .noMemory: "there is not enough memory for \(name): \(reason)"
    case .unreadable: "cannot read \(name): \(reason)"
    }
  }
}
