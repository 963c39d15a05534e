private import Geometry
public import Tween

extension Layer {
  /// The begin time, in seconds of the superlayer; 0 by default.
  public var beginTime: Double {
    get { values.beginTime }
    set { changeTiming("beginTime", newValue) { values.beginTime = newValue } }
  }

  /// The duration for which the layer is visible, in seconds; infinite by default.
  public var duration: Double {
    get { values.duration }
    set {
      precondition(
        newValue >= 0, "the duration of \(label) must be 0 or more, not \(newValue)")
      changeTiming("duration", 0) { values.duration = newValue }
    }
  }

  /// The speed relative to the superlayer; 1 by default, 0 pauses the layer and its sublayers.
  public var speed: Double {
    get { values.speed }
    set { changeTiming("speed", newValue) { values.speed = newValue } }
  }

  /// The offset of the layer's time, in seconds; 0 by default.
  public var timeOffset: Double {
    get { values.timeOffset }
    set { changeTiming("timeOffset", newValue) { values.timeOffset = newValue } }
  }

  /// The number of iterations of a finite duration; 0, the default, is one.
  public var repeatCount: Double {
    get { values.repeatCount }
    set { changeTiming("repeatCount", 0) { values.repeatCount = newValue } }
  }

  /// The time for which a finite duration repeats, in seconds; 0 by default.
  public var repeatDuration: Double {
    get { values.repeatDuration }
    set { changeTiming("repeatDuration", 0) { values.repeatDuration = newValue } }
  }

  /// Whether each iteration of a finite duration includes a reversed pass; false by default.
  public var autoreverses: Bool {
    get { values.autoreverses }
    set { changeTiming("autoreverses", 0) { values.autoreverses = newValue } }
  }

  /// Whether the layer is visible before its begin time and after its duration; `.removed`,
  /// invisible, by default.
  public var fillMode: MediaTimingFillMode {
    get { values.fillMode }
    set { changeTiming("fillMode", 0) { values.fillMode = newValue } }
  }

  /// Converts a time from another layer of the same tree, in seconds; nil is the time of the
  /// context.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    localTime(at: layer?.rootTime(at: time) ?? time)
  }

  /// Converts a time to another layer of the same tree, in seconds; nil is the time of the context.
  ///
  /// A paused layer has only one time; it is converted to the time at which the layer begins.
  public func convertTime(_ time: Double, to layer: Layer?) -> Double {
    let time = rootTime(at: time)
    return layer?.localTime(at: time) ?? time
  }

  /// Returns the layer's time at a time of the context.
  func localTime(at time: Double) -> Double {
    let time = parent?.localTime(at: time) ?? time
    let local = (time - beginTime) * speed + timeOffset
    guard duration.isFinite, duration > 0,
      let position = timeline(duration: duration).position(at: time)
    else { return local }
    return position.fraction * duration
  }

  /// Returns whether the layer is within its active time, or filled, at a time of the context.
  func isInTime(at time: Double) -> Bool {
    // A layer without a begin time has always existed, even for delayed instances of a replicator.
    if beginTime == 0, duration.isInfinite { return true }
    let time = parent?.localTime(at: time) ?? time
    guard duration.isFinite else {
      return time >= beginTime || fillMode == .backwards || fillMode == .both
    }
    return timeline(duration: duration).position(at: time) != nil
  }

  /// Returns the time of the context at a time of the layer, of its first iteration.
  private func rootTime(at local: Double) -> Double {
    let time = speed == 0 ? beginTime : (local - timeOffset) / speed + beginTime
    return parent?.rootTime(at: time) ?? time
  }

  /// Returns the time of the context at which the layer's time reaches or passes a value; nil if it
  /// never does.
  func firstRootTime(reaching local: Double) -> Double? {
    var layer: Layer? = self
    var isMoving = true
    while let present = layer {
      isMoving = isMoving && present.speed > 0 && present.duration.isInfinite
      layer = present.parent
    }
    return isMoving && local.isFinite ? rootTime(at: local) : nil
  }

  /// Calls ``timeWillChange()`` of the layer and its descendants.
  private func announceTimeChange() {
    timeWillChange()
    for layer in storedSublayers { layer.announceTimeChange() }
    mask?.announceTimeChange()
  }

  private func changeTiming(_ key: String, _ value: Double, _ apply: () -> Void) {
    check(value.isFinite, key, value)
    if !isPresentation { announceTimeChange() }
    change(key, apply)
    if !isPresentation { rescheduleAnimations() }
  }
}
