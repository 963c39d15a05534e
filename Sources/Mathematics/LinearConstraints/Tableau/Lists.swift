/// Many short lists in one array.
///
/// A list has a power of two of contiguous places. When it outgrows them it moves to twice as many,
/// and its former places are used for other lists. There is no allocation for each list, and
/// memory is bounded by the largest contents at any time. Short lists keep their places when they
/// are emptied.
package struct Lists<Element: BitwiseCopyable & Sendable>: Sendable {
  private struct Range {
    var start = 0
    var count = 0
    /// The binary logarithm of the number of places, -1 for none.
    var sizeClass = -1

    var capacity: Int { sizeClass < 0 ? 0 : 1 << sizeClass }
  }

  private let placeholder: Element
  private var elements: [Element] = []
  private var ranges: [Range] = []
  /// The starts of unused places by size class.
  private var unusedStarts: [[Int]] = []

  /// Creates an array without lists.
  init(placeholder: Element) { self.placeholder = placeholder }

  /// Adds empty lists.
  mutating func grow(to count: Int) {
    ranges.append(contentsOf: repeatElement(Range(), count: count - ranges.count))
  }

  /// Returns the number of elements of a list.
  func count(_ list: Int) -> Int { ranges[list].count }

  /// Returns the places of a list, for `subscript(place:)`.
  func places(_ list: Int) -> CountableRange<Int> {
    ranges[list].start..<(ranges[list].start + ranges[list].count)
  }

  /// Returns the element at a place.
  subscript(place place: Int) -> Element { elements[place] }

  /// Returns an element of a list.
  subscript(_ list: Int, _ index: Int) -> Element { elements[ranges[list].start + index] }

  /// Returns the elements of a list.
  package subscript(_ list: Int) -> ArraySlice<Element> {
    let range = ranges[list]
    return elements[range.start..<(range.start + range.count)]
  }

  /// Adds an element at the end of a list.
  mutating func append(_ element: Element, to list: Int) {
    if ranges[list].count == ranges[list].capacity { moveToLargerPlaces(list) }
    elements[ranges[list].start + ranges[list].count] = element
    ranges[list].count += 1
  }

  /// Removes the elements of a list that satisfy a predicate.
  mutating func removeAll(from list: Int, where isRemoved: (Element) -> Bool) {
    let start = ranges[list].start
    var end = start
    for index in start..<(start + ranges[list].count) where !isRemoved(elements[index]) {
      elements[end] = elements[index]
      end += 1
    }
    ranges[list].count = end - start
    if ranges[list].count == 0 { removeAll(from: list) }
  }

  /// Removes all elements of a list.
  mutating func removeAll(from list: Int) {
    if ranges[list].sizeClass > 3 {
      unusedStarts[ranges[list].sizeClass].append(ranges[list].start)
      ranges[list] = Range()
    } else {
      ranges[list].count = 0
    }
  }

  private mutating func moveToLargerPlaces(_ list: Int) {
    let old = ranges[list]
    let sizeClass = max(old.sizeClass + 1, 1)
    while sizeClass >= unusedStarts.count { unusedStarts.append([]) }
    let start: Int
    if let unused = unusedStarts[sizeClass].popLast() {
      start = unused
    } else {
      start = elements.count
      elements.append(contentsOf: repeatElement(placeholder, count: 1 << sizeClass))
    }
    for index in 0..<old.count { elements[start + index] = elements[old.start + index] }
    if old.sizeClass >= 0 { unusedStarts[old.sizeClass].append(old.start) }
    ranges[list] = Range(start: start, count: old.count, sizeClass: sizeClass)
  }
}
