/// A chain of edges of a polygon between two of its vertices where it turns up or down.
struct MonotoneChain {
  var edges: EdgeChain
  let sampleRows: Range<Int>
  /// 1 if the polygon follows it downwards, -1 upwards.
  let direction: Int32

  /// Creates a chain; returns nil if it crosses no sample row.
  private init?(_ vertices: ArraySlice<SIMD2<Int32>>, goesDown: Bool) {
    guard let first = vertices.first, let last = vertices.last else { return nil }
    let (top, bottom) = goesDown ? (first, last) : (last, first)
    sampleRows = Edge.sampleRow(at: top.y)..<Edge.sampleRow(at: bottom.y)
    guard !sampleRows.isEmpty else { return nil }
    edges = goesDown ? EdgeChain(vertices) : EdgeChain(vertices.reversed())
    direction = goesDown ? 1 : -1
  }

  /// Returns the chains of a closed polygon.
  static func chains(of polygon: ArraySlice<SIMD2<Int32>>) -> [MonotoneChain] {
    guard let first = polygon.first else { return [] }
    let vertices = polygon + [first]
    var chains: [MonotoneChain] = []
    var start = vertices.startIndex
    var goesDown: Bool?
    for index in vertices.indices.dropLast() {
      let (here, next) = (vertices[index].y, vertices[index + 1].y)
      guard next != here, (next > here) != goesDown else { continue }
      if let goesDown {
        if let chain = MonotoneChain(vertices[start...index], goesDown: goesDown) {
          chains.append(chain)
        }
        start = index
      }
      goesDown = next > here
    }
    if let goesDown, let chain = MonotoneChain(vertices[start...], goesDown: goesDown) {
      chains.append(chain)
    }
    return chains
  }
}
