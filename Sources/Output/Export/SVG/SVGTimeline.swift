/// The animations of SVG elements, which all last as long as the film and repeat together.
struct SVGTimeline {
  /// The number of frames.
  let frameCount: Int
  /// The attributes that all animations have in common.
  private let timing: String

  init(frameCount: Int, duration: Double) {
    self.frameCount = frameCount
    timing = " dur=\"\(duration.svg(6))s\" repeatCount=\"indefinite\""
  }

  /// Returns the animation of an attribute that is interpolated between keys.
  ///
  /// - Parameters:
  ///   - element: The name of the element with its attributes: `animate attributeName="opacity"`.
  ///   - keys: The keys.
  ///   - samples: The values of all frames, which are written without times if that is shorter; nil
  ///     if they are long.
  ///   - text: The text of values.
  /// - Returns: The element.
  func linear(
    _ element: String, _ keys: [Key], samples: [[Double]]? = nil, text: ([Double]) -> String
  ) -> String {
    guard keys.count > 1 || (keys.first?.frame ?? 0) > 0 else {
      return "<\(element)\(timing) values=\"\(keys.first.map { text($0.values) } ?? "")\"/>"
    }
    var values: [String] = []
    var times: [String] = []
    func add(_ value: String, _ frame: Int) {
      values.append(value)
      times.append((Double(frame) / Double(frameCount)).svg(5))
    }
    if keys[0].frame > 0 { add(text(keys[0].values), 0) }
    for (index, key) in keys.enumerated() {
      if key.isStep { add(text(keys[index - 1].values), key.frame) }
      add(text(key.values), key.frame)
    }
    add(text(keys[keys.count - 1].values), frameCount)
    let sparse =
      " values=\"\(values.joined(separator: ";"))\" keyTimes=\"\(times.joined(separator: ";"))\""
    var best = sparse
    if let samples, !keys.contains(where: \.isStep), samples.count == frameCount {
      let all = (samples + [samples[frameCount - 1]]).map(text).joined(separator: ";")
      if all.utf8.count + 10 < sparse.utf8.count { best = " values=\"\(all)\"" }
    }
    return "<\(element)\(timing)\(best)/>"
  }

  /// Returns the animation of an attribute that changes at once, at the beginning of frames.
  ///
  /// - Parameters:
  ///   - attribute: The name of the attribute.
  ///   - values: The value of each frame.
  /// - Returns: The animation; nil if the value never changes.
  func discrete(_ attribute: String, _ values: [String]) -> String? {
    var texts: [String] = []
    var times: [String] = []
    for (frame, value) in values.enumerated() where frame == 0 || value != values[frame - 1] {
      texts.append(value)
      // Rounded down: at the time of the frame the change has happened.
      let time = (Double(frame) / Double(frameCount) * 1e5).rounded(.down) / 1e5
      times.append(time.svg(5))
    }
    guard texts.count > 1 else { return nil }
    return "<animate attributeName=\"\(attribute)\" calcMode=\"discrete\"\(timing)"
      + " values=\"\(texts.joined(separator: ";"))\" keyTimes=\"\(times.joined(separator: ";"))\"/>"
  }
}
