/// A growable run of plain values in memory of its own.
///
/// An array would do, but for the test of uniqueness at each write. A buffer has one owner by
/// construction, so the step can take `base` once and go on with a bare pointer; growing moves it.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

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

  /// Makes room for a number of elements in all.
  mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let grown = max(needed, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = grown
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf other: borrowing Buffer) {
    reserve(count + other.count)
    (base + count).initialize(from: other.base, count: other.count)
    count += other.count
  }

  /// Takes the last element out.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Makes the count exactly `newCount`, new places filled with a value.
  mutating func resize(_ newCount: Int, filling value: Element) {
    reserve(newCount)
    if newCount > count { (base + count).initialize(repeating: value, count: newCount - count) }
    count = newCount
  }

  /// Makes the count exactly `newCount` without giving new places a meaning: the caller writes all.
  mutating func resizeUninitialized(_ newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  /// Puts all elements into the order of their indices in another buffer; a third one gives room.
  mutating func arrange(in order: borrowing Buffer<Int32>, using spare: inout Buffer) {
    assert(order.count == count)
    spare.resizeUninitialized(count)
    for i in 0..<count { spare.base[i] = base[Int(order.base[i])] }
    swap(&self, &spare)
  }

  /// Drops elements from the end; the memory stays.
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Forgets all elements; the memory stays.
  mutating func removeAll() { count = 0 }
}
