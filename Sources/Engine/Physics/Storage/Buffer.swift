/// A growable array of trivial values with a single owner.
///
/// Unlike `Array` it needs no uniqueness check at each write, and a step can keep `base` as a bare
/// pointer. Growing invalidates `base`.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 4) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  init(copying other: borrowing Buffer) {
    self.init(capacity: max(4, other.count))
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(always) _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(always) get { self[Int(index)] }
    @inline(always) _modify { yield &self[Int(index)] }
  }

  /// Reserves capacity for a total number of elements.
  @inline(always)
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(toHold: needed) }
  }

  /// Capacity grows by half, above 1024 elements by an eighth: a large world has little slack.
  @inline(never)
  private mutating func grow(toHold needed: Int) {
    let grown = max(needed, capacity + (capacity < 1024 ? capacity / 2 : capacity / 8))
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = grown
  }

  @inline(always)
  mutating func append(_ element: Element) {
    reserve(count + 1)
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf other: borrowing Buffer) {
    reserve(count + other.count)
    (base + count).initialize(from: other.base, count: other.count)
    count += other.count
  }

  /// Removes and returns the last element.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Sets the count and fills new elements with a value.
  mutating func resize(_ newCount: Int, filling value: Element) {
    reserve(newCount)
    if newCount > count { (base + count).initialize(repeating: value, count: newCount - count) }
    count = newCount
  }

  /// Sets the count and leaves new elements uninitialized; the caller must write them.
  @inline(always)
  mutating func resizeUninitialized(_ newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  /// Removes elements from the end and keeps the capacity.
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Removes all elements and keeps the capacity.
  mutating func removeAll() { count = 0 }

  /// Removes all elements, and releases a large capacity if less than an eighth of it was used.
  @inline(always)
  mutating func removeAllReleasingSlack() {
    if capacity > 1024, count < capacity / 8 { self = Buffer() } else { count = 0 }
  }
}
