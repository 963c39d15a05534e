private import FileIO
internal import Imaging

/// Why an asset could not be read: a sentence that names the file and the field.
public struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, without control characters.
  public let description: String

  init(_ sentence: String) { description = sentence.printable }

  init(_ error: ImageError) { self.init(error.description) }
}
