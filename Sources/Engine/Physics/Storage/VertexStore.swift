/// The vertices and normals of all cores, allocated in blocks of power-of-two sizes.
struct VertexStore: ~Copyable {
  var vertices: Buffer<Vec2>
  var normals: Buffer<Vec2>
  /// The first free block of each size class; the first vertex of a free block stores the next one
  /// in its bits.
  private var firstFree: Buffer<Int32>

  init() {
    vertices = Buffer()
    normals = Buffer()
    firstFree = Buffer()
    firstFree.resize(16, filling: nullIndex)
  }

  init(copying other: borrowing VertexStore) {
    vertices = Buffer(copying: other.vertices)
    normals = Buffer(copying: other.normals)
    firstFree = Buffer(copying: other.firstFree)
  }

  /// The size class, as a power of two, for a number of vertices.
  ///
  /// Cores with edges have capacity for a multiple of four, so that SIMD loads may over-read.
  private static func sizeClass(_ count: Int) -> Int {
    count <= 1 ? 0 : max(2, Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// Allocates a block with capacity for `count` vertices.
  mutating func allocate(_ count: Int) -> Int32 {
    precondition(count <= 1 << 15, "a shape must have at most 32768 vertices, but has \(count)")
    let sizeClass = Self.sizeClass(count)
    let head = firstFree[sizeClass]
    guard head == nullIndex else {
      firstFree[sizeClass] = Int32(bitPattern: vertices[head].x.bitPattern)
      return head
    }
    let first = Int32(vertices.count)
    vertices.resize(vertices.count + (1 << sizeClass), filling: .zero)
    normals.resize(normals.count + (1 << sizeClass), filling: .zero)
    return first
  }

  mutating func free(_ first: Int32, count: Int) {
    let sizeClass = Self.sizeClass(count)
    vertices[first].x = Float(bitPattern: UInt32(bitPattern: firstFree[sizeClass]))
    firstFree[sizeClass] = first
  }
}

extension VertexStore {
  /// Visits every stored property in the order of declaration.
  func visitParts(_ name: String, _ visitor: inout StatePartVisitor) {
    visitor.visitStruct(name, VertexStore.self) { visitor in
      visitor.visit("vertices", vertices)
      visitor.visit("normals", normals)
      visitor.visit("firstFree", firstFree)
    }
  }
}
