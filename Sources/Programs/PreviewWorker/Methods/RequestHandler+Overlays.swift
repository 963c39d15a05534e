extension RequestHandler {
  /// Answers `overlays`: what dynamic animators know at consecutive frames.
  func overlays(_ request: Request) async throws -> Answer.Body {
    let performance = try performance(of: request)
    let indices = try chunk(of: request, in: performance)
    var text = Array("[".utf8)
    for index in indices {
      let animators = try await performance.overlays.element(at: index)
      guard text.count + animators.count <= limits.framesLength else {
        throw RequestError(
          "The overlays of \(indices.count) frames have more than \(limits.framesLength) bytes: ask "
            + "for a smaller 'count'.")
      }
      text += "\(index == indices.lowerBound ? "" : ",\n"){\"animators\":".utf8
      text += animators
      text += ",\"index\":\(index)}".utf8
    }
    text += "]".utf8
    return Answer.Body(type: "application/json", bytes: text)
  }
}
