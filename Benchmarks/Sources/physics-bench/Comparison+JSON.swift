extension Comparison {
  /// The results of a scene as a member of a JSON object.
  ///
  /// Times are medians in milliseconds. The penetration is the deepest overlap in meters, or the
  /// largest joint error in a scene of pinned bodies.
  var jsonMember: String {
    let times = entries.map { "\"\($0.engine.key)_ms\": \(jsonNumber($0.time))" }
    let penetrations = entries.compactMap { entry in
      entry.quality.map { quality in
        let penetration = timed.scene.pins.isEmpty ? quality.overlap : quality.jointError
        return "\"\(entry.engine.key)_penetration\": \(jsonNumber(penetration))"
      }
    }
    return "\"\(timed.name)\": {\((times + penetrations).joined(separator: ", "))}"
  }
}

private func jsonNumber(_ value: Double) -> String {
  value.isFinite ? value.description : "null"
}
