internal import Geometry
internal import Layers
internal import StageKit
internal import Tween

extension ScrollView {
  /// The duration of an animation of the offset, in seconds; as commonly measured.
  static let animationDuration = 0.3

  /// The distance from the end at which a spring comes to rest: half a pixel.
  var restThreshold: Double { 0.5 / traitCollection.displayScale }

  /// Starts the motion after a release.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset without resistance, in points per second.
  ///   - start: The offset at the beginning of the drag.
  func throwContent(velocity: Vector, draggedFrom start: Point) {
    let offset = contentOffset
    var x = released(
      offset.x, velocity.dx, from: start.x, length: bounds.width, in: horizontalLimits)
    var y = released(
      offset.y, velocity.dy, from: start.y, length: bounds.height, in: verticalLimits)
    let natural = Point(x.end, y.end)
    var target = proposedTarget(for: natural, velocity: velocity / 1000, draggedFrom: start)
    let own = target
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: Point(velocity.dx / 1000, velocity.dy / 1000),
      targetContentOffset: &target)
    if isPagingEnabled { target = own }
    target = clamped(target)
    if target.x != natural.x { x = retargeted(offset.x, velocity.dx, to: target.x) }
    if target.y != natural.y { y = retargeted(offset.y, velocity.dy, to: target.y) }
    let time = stage?.time ?? 0
    let motion = ScrollMotion(kind: .deceleration, start: time, x: x, y: y)
    let continues = motion.duration > 0 && stage != nil
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
    guard continues, drag == nil else {
      if drag == nil { move(to: target) }
      return hideIndicators()
    }
    begin(motion)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Moves the content from beyond its ends back to them.
  func settle() {
    let offset = contentOffset
    guard let stage else { return move(to: clamped(offset)) }
    func axis(_ offset: Double, _ limits: ClosedRange<Double>) -> AxisMotion {
      AxisMotion(
        throwing: offset, velocity: 0, in: limits, rate: decelerationRate.rawValue, bounces: true,
        threshold: restThreshold)
    }
    begin(
      ScrollMotion(
        kind: .deceleration, start: stage.time, x: axis(offset.x, horizontalLimits),
        y: axis(offset.y, verticalLimits)))
  }

  /// Starts an animation of the offset.
  func startAnimation(to target: Point, at time: Double) {
    func axis(_ start: Double, _ end: Double) -> AxisMotion {
      AxisMotion(from: start, to: end, curve: .easeInOut, duration: Self.animationDuration)
    }
    guard target != contentOffset else { return }
    begin(
      ScrollMotion(
        kind: .animation, start: time, x: axis(contentOffset.x, target.x),
        y: axis(contentOffset.y, target.y)))
    showIndicators()
  }

  private func released(
    _ offset: Double, _ velocity: Double, from start: Double, length: Double,
    in limits: ClosedRange<Double>
  ) -> AxisMotion {
    let isOutside = !limits.contains(offset)
    if isPagingEnabled, !isOutside, length > 0, limits.lowerBound < limits.upperBound {
      let page = Paging.target(
        from: offset, draggedFrom: start, velocity: velocity, page: length, in: limits)
      return AxisMotion(
        from: offset, velocity: velocity, to: page, minFrequency: BounceSpring.frequency,
        threshold: restThreshold)
    }
    guard isOutside else {
      return AxisMotion(
        throwing: offset, velocity: velocity, in: limits, rate: decelerationRate.rawValue,
        bounces: bounces, threshold: restThreshold)
    }
    // Beyond the end the content has moved more slowly than the finger.
    let end = min(max(offset, limits.lowerBound), limits.upperBound)
    let band = RubberBand(dimension: length)
    let slope = band.slope(at: band.pull(for: offset - end))
    return AxisMotion(
      throwing: offset, velocity: velocity * slope, in: limits, rate: decelerationRate.rawValue,
      bounces: bounces, threshold: restThreshold)
  }

  /// Returns the motion to a target that a delegate or a layout has chosen.
  ///
  /// Motion in the direction of the target keeps its exponential law with another rate, unless it
  /// would take more than twice the time.
  private func retargeted(_ offset: Double, _ velocity: Double, to target: Double) -> AxisMotion {
    let decay = -Deceleration.decay(of: decelerationRate.rawValue)
    let distance = target - offset
    let fitting = distance == 0 ? 0 : velocity / distance
    return AxisMotion(
      from: offset, velocity: velocity, to: target,
      minFrequency: fitting >= decay / 2 ? fitting : BounceSpring.frequency,
      threshold: restThreshold)
  }

  private func begin(_ motion: ScrollMotion) {
    endMotion()
    guard let stage else { return }
    self.motion = motion
    ticker = ScrollTicker(on: stage) { [weak self] in self?.tick(at: $0) }
    let presented = OffsetAnimation(keyPath: "bounds") { [weak self] _ in
      Rect.Displacement(origin: self?.lag ?? .zero, size: .zero)
    }
    presentedMotion = presented
    layer.addOffset(presented)
    updateFloatingViews()
  }

  /// Returns the offset that the view reports during a motion: while it decelerates, rounded to
  /// whole pixels, as in UIKit, unless it is at an end of the content.
  ///
  /// Frames show the exact one.
  private func reportedOffset(of motion: ScrollMotion, at time: Double) -> Point {
    let offset = motion.offset(at: time)
    guard motion.kind == .deceleration else { return offset }
    let scale = traitCollection.displayScale
    func rounded(_ offset: Double, _ limits: ClosedRange<Double>) -> Double {
      if offset == limits.lowerBound || offset == limits.upperBound { return offset }
      return (offset * scale).rounded() / scale
    }
    return Point(rounded(offset.x, horizontalLimits), rounded(offset.y, verticalLimits))
  }

  /// The distance from the offset to the one that frames show, at the present time.
  private var lag: Vector {
    guard let motion, let stage else { return .zero }
    return motion.offset(at: stage.time) - contentOffset
  }

  private func tick(at time: Double) {
    guard let motion else { return }
    move(to: reportedOffset(of: motion, at: time))
    updateFloatingViews()
    guard let present = self.motion, present.start == motion.start, time >= present.end else {
      return
    }
    endMotion(isFinished: true)
  }

  /// Ends the motion where it is.
  func endMotion() { endMotion(isFinished: false) }

  private func endMotion(isFinished: Bool) {
    guard let motion else { return }
    if !isFinished, let stage { move(to: motion.offset(at: stage.time)) }
    ticker?.stop()
    ticker = nil
    self.motion = nil
    if let presentedMotion { layer.removeOffset(presentedMotion) }
    presentedMotion = nil
    for (view, animation) in floating { view.layer.removeOffset(animation) }
    floating = []
    hideIndicators()
    switch motion.kind {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation where isScrollingToTop && isFinished: didScrollToTop()
    case .animation:
      isScrollingToTop = false
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the views that keep their place on screen to the exact offset between two ticks.
  func updateFloatingViews() {
    guard motion != nil else { return }
    let views = floatingViews
    for (view, animation) in floating where !views.contains(where: { $0 === view }) {
      view.layer.removeOffset(animation)
    }
    floating.removeAll { entry in !views.contains { $0 === entry.view } }
    for view in views where !floating.contains(where: { $0.view === view }) {
      let animation = OffsetAnimation(keyPath: "position") { [weak self] _ in self?.lag ?? .zero }
      view.layer.addOffset(animation)
      floating.append((view, animation))
    }
  }
}
