/// The choice of the page at which a thrown scroll view comes to rest, along one axis.
package enum Paging {
  /// The speed from which a flick takes the next page, in points per second.
  ///
  /// It is printed from the pan recognizer in the Stack Overflow answer 49361860.
  static let flickSpeed = 300.0

  /// Returns the offset of the page.
  ///
  /// A flick takes the next page in its direction; otherwise it is the nearest page. It is at most
  /// one from that of the drag's beginning.
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
