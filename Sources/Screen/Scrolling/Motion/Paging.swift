/// The choice of the page at which a released scroll view comes to rest, along one axis.
package enum Paging {
  /// The minimum speed of a flick that turns to the next page, in points per second.
  ///
  /// The value is from a log of the pan recognizer in Stack Overflow answer 49361860.
  static let flickSpeed = 300.0

  /// Returns the offset of the page.
  ///
  /// A flick turns to the next page in its direction; otherwise the nearest page is chosen. It is
  /// at most one page away from that of the beginning of the drag.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release.
  ///   - start: The offset at the beginning of the drag.
  ///   - velocity: The velocity, in points per second.
  ///   - page: The length of a page, in points, above 0.
  ///   - limits: The offsets of the ends of the content.
  /// - Returns: The offset of the page, within the limits.
  package static func target(
    from offset: Double, draggedFrom start: Double, velocity: Double, page: Double,
    in limits: ClosedRange<Double>
  ) -> Double {
    let origin = limits.lowerBound
    let first = ((start - origin) / page).rounded()
    let place = (offset - origin) / page
    var index = place.rounded()
    if velocity >= flickSpeed { index = place.rounded(.up) }
    if velocity <= -flickSpeed { index = place.rounded(.down) }
    index = min(max(index, first - 1), first + 1)
    return min(max(origin + index * page, origin), limits.upperBound)
  }
}
