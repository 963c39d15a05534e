internal import FileIO

/// A request that cannot be answered; the description is a sentence.
struct RequestError: Error, CustomStringConvertible {
  let description: String
  /// The identifier of a request of which only that could be read.
  let id: Int?

  init(_ description: String, id: Int? = nil) {
    self.description = description.printable
    self.id = id
  }
}
