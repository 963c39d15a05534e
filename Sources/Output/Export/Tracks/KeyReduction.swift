/// Values at a frame; between two keys they are interpolated.
package struct Key: Equatable {
  /// The frame, from 0.
  package let frame: Int
  /// The values.
  package let values: [Double]
  /// Whether the values of the key before hold until this one.
  package var isStep: Bool

  package init(frame: Int, values: [Double], isStep: Bool = false) {
    self.frame = frame
    self.values = values
    self.isStep = isStep
  }
}

/// The precision of one of several values that change together.
package struct ValuePrecision: Equatable {
  /// The maximum distance of an interpolated value from that of a frame.
  let tolerance: Double
  /// The number of decimals that are written.
  let decimals: Int

  package init(tolerance: Double, decimals: Int) {
    self.tolerance = tolerance
    self.decimals = decimals
  }
}

extension [[Double]?] {
  /// Returns few keys between which linear interpolation meets all values within their tolerances.
  ///
  /// From each key the next one is the farthest frame whose line passes all values between: the
  /// slopes that do form an interval, which each value narrows (O'Rourke, "An on-line algorithm for
  /// fitting straight lines between data ranges", 1981). A value that is constant, then jumps and
  /// is constant again becomes a step.
  ///
  /// - Parameter precision: The precision of each value. A tolerance must be at least half a unit
  ///   of the last decimal, since keys are rounded.
  /// - Returns: The keys, the first at the first frame that has values; none if no frame has.
  package func keys(_ precision: [ValuePrecision]) -> [Key] {
    let rounded = map { $0.map { zip($0, precision).map { $0.rounded(decimals: $1.decimals) } } }
    guard var start = firstIndex(where: { $0 != nil }), var values = rounded[start] else {
      return []
    }
    var keys = [Key(frame: start, values: values)]
    let last = lastIndex { $0 != nil } ?? start
    while start < last {
      var low = [Double](repeating: -.infinity, count: values.count)
      var high = [Double](repeating: .infinity, count: values.count)
      var end = start
      search: for frame in start + 1...last {
        guard let target = rounded[frame], let exact = self[frame] else { continue }
        let distance = Double(frame - start)
        var meetsAll = true
        for index in values.indices {
          let slope = (target[index] - values[index]) / distance
          meetsAll = meetsAll && low[index] <= slope && slope <= high[index]
        }
        if meetsAll { end = frame }
        for index in values.indices {
          let tolerance = precision[index].tolerance
          low[index] = Swift.max(low[index], (exact[index] - tolerance - values[index]) / distance)
          high[index] = Swift.min(
            high[index], (exact[index] + tolerance - values[index]) / distance)
          if low[index] > high[index] { break search }
        }
      }
      guard let next = rounded[end], end > start else { break }
      start = end
      values = next
      keys.append(Key(frame: start, values: values))
    }
    return keys.withSteps(in: rounded).withoutConstantEnd
  }
}

extension [Key] {
  /// Marks changes from one frame to the next between constant values.
  fileprivate func withSteps(in samples: [[Double]?]) -> [Key] {
    var keys = self
    for index in indices.dropFirst() {
      let (before, key) = (self[index - 1], self[index])
      let wasConstant =
        before.frame > 0 && samples[before.frame - 1] == before.values
      let isConstant =
        key.frame + 1 < samples.count && samples[key.frame + 1] == key.values
      keys[index].isStep =
        key.frame == before.frame + 1 && wasConstant && isConstant && before.values != key.values
    }
    return keys
  }

  /// The keys without the last one if it repeats the one before.
  fileprivate var withoutConstantEnd: [Key] {
    count > 1 && self[count - 1].values == self[count - 2].values ? Array(dropLast()) : self
  }
}

extension Double {
  /// Returns the nearest decimal number.
  func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }
}
