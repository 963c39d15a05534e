/// A record in the edge lists of two bodies: a contact or a joint.
///
/// An edge is one end of a record: the record's index times two, plus one for the second body. Each
/// body stores the first edge of a doubly linked list, and each record the links of its two edges.
protocol EdgeListElement: BitwiseCopyable {
  var bodyA: Int32 { get }
  var bodyB: Int32 { get }
  var previousA: Int32 { get set }
  var nextA: Int32 { get set }
  var previousB: Int32 { get set }
  var nextB: Int32 { get set }
}

extension Buffer where Element: EdgeListElement {
  /// The next edge in the list of the edge's body.
  @inline(always)
  func next(_ edge: Int32) -> Int32 {
    edge & 1 == 0 ? self[edge >> 1].nextA : self[edge >> 1].nextB
  }

  /// The body at the other end of the edge's record.
  @inline(always)
  func other(_ edge: Int32) -> Int32 {
    edge & 1 == 0 ? self[edge >> 1].bodyB : self[edge >> 1].bodyA
  }

  private func previous(_ edge: Int32) -> Int32 {
    edge & 1 == 0 ? self[edge >> 1].previousA : self[edge >> 1].previousB
  }

  private mutating func setNext(_ edge: Int32, _ next: Int32) {
    if edge & 1 == 0 { self[edge >> 1].nextA = next } else { self[edge >> 1].nextB = next }
  }

  private mutating func setPrevious(_ edge: Int32, _ previous: Int32) {
    if edge & 1 == 0 {
      self[edge >> 1].previousA = previous
    } else {
      self[edge >> 1].previousB = previous
    }
  }

  /// Inserts an edge at the front of a list.
  mutating func link(_ edge: Int32, _ first: inout Int32) {
    setNext(edge, first)
    setPrevious(edge, nullIndex)
    if first != nullIndex { setPrevious(first, edge) }
    first = edge
  }

  /// Removes an edge from its list.
  mutating func unlink(_ edge: Int32, _ first: inout Int32) {
    let before = previous(edge)
    let after = next(edge)
    if before == nullIndex { first = after } else { setNext(before, after) }
    if after != nullIndex { setPrevious(after, before) }
  }
}
