/// Returns why a file in JSON is not what it should be, with the path of the value, as a clause.
func decodingReason(of error: any Error) -> String {
  guard let error = error as? DecodingError else { return "\(error)" }
  let context: DecodingError.Context
  switch error {
  case .keyNotFound(let key, let context):
    return "\((context.codingPath + [key]).path) is missing"
  case .dataCorrupted(let found), .typeMismatch(_, let found), .valueNotFound(_, let found):
    context = found
  @unknown default: return "\(error)"
  }
  let name = context.codingPath.path
  let reason = context.debugDescription
  return (name.isEmpty ? "" : "\(name): ")
    + (reason.last == "." ? String(reason.dropLast()) : reason)
}

extension [any CodingKey] {
  fileprivate var path: String { map(\.stringValue).joined(separator: ".") }
}
