/// The bytes of a saved world, which are written or read in one order.
///
/// A record has one function for both directions, so that they cannot differ: it passes each field
/// to a function of the archive, which appends the field, or sets it and checks it. All numbers are
/// little-endian. Input may be hostile: it is checked before it is used, and memory is allocated
/// only for elements whose bytes are present.
struct StateArchive {
  /// The maximum magnitude of a number in a saved world.
  static let maxMagnitude = Constants.maxMagnitude

  private(set) var bytes: [UInt8]
  private var position = 0
  let isReading: Bool
  /// The element that is read, for error sentences: `body 3`.
  var element = "the saved world"

  /// Creates an empty archive to write to.
  init() {
    bytes = []
    isReading = false
  }

  /// Creates an archive to read from.
  init(reading bytes: [UInt8]) {
    self.bytes = bytes
    isReading = true
  }

  /// The number of bytes that have not been read.
  var remaining: Int { bytes.count - position }

  func failure(_ problem: String) -> SavedWorldError { SavedWorldError("\(element): \(problem)") }

  /// Throws unless a condition on the input is true.
  func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws(SavedWorldError) {
    guard condition else { throw failure(problem()) }
  }

  // MARK: Numbers

  mutating func code<Value: FixedWidthInteger>(_ value: inout Value) throws(SavedWorldError) {
    let size = MemoryLayout<Value>.size
    guard isReading else {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
      return
    }
    try require(remaining >= size, "the bytes end")
    let start = position
    value = Value(
      littleEndian: bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: Value.self)
      })
    position += size
  }

  /// Codes a number, of at most ``maxMagnitude`` unless a range is given; never NaN.
  mutating func code(
    _ value: inout Float, _ name: StaticString,
    in range: ClosedRange<Float> = -maxMagnitude...maxMagnitude
  ) throws(SavedWorldError) {
    var bits = value.bitPattern
    try code(&bits)
    guard isReading else { return }
    value = Float(bitPattern: bits)
    try require(
      range.contains(value),
      "\(name) is \(value) and must be from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Codes a number of at least 0.
  mutating func code(notNegative value: inout Float, _ name: StaticString) throws(SavedWorldError) {
    try code(&value, name, in: 0...Self.maxMagnitude)
  }

  mutating func code(_ value: inout Vec2, _ name: StaticString) throws(SavedWorldError) {
    try code(&value.x, name)
    try code(&value.y, name)
  }

  mutating func code(_ value: inout Rot, _ name: StaticString) throws(SavedWorldError) {
    try code(&value.c, name)
    try code(&value.s, name)
    guard isReading else { return }
    try require(
      abs(value.c * value.c + value.s * value.s - 1) < 1e-5, "\(name) is not a rotation: \(value)")
  }

  mutating func code(_ value: inout Pose, _ name: StaticString) throws(SavedWorldError) {
    try code(&value.p, name)
    try code(&value.q, name)
  }

  mutating func code(_ value: inout AABB, _ name: StaticString) throws(SavedWorldError) {
    try code(&value.lower, name)
    try code(&value.upper, name)
  }

  mutating func code(
    _ value: inout Int, _ name: StaticString, in range: ClosedRange<Int>
  ) throws(SavedWorldError) {
    var bits = Int64(value)
    try code(&bits)
    guard isReading else { return }
    try require(
      range.contains(Int(bits)),
      "\(name) is \(bits) and must be from \(range.lowerBound) to \(range.upperBound)")
    value = Int(bits)
  }

  mutating func code(_ value: inout Bool, _ name: StaticString) throws(SavedWorldError) {
    var byte: UInt8 = value ? 1 : 0
    try code(&byte)
    try require(byte <= 1, "\(name) is \(byte) and must be 0 or 1")
    value = byte == 1
  }

  mutating func code<Value: RawRepresentable<UInt8>>(
    _ value: inout Value, _ name: StaticString
  ) throws(SavedWorldError) {
    var raw = value.rawValue
    try code(&raw)
    guard let known = Value(rawValue: raw) else { throw failure("\(name) has no value \(raw)") }
    value = known
  }

  // MARK: Lists

  /// Codes the number of elements.
  ///
  /// - Parameters:
  ///   - count: The number, to write it.
  ///   - size: The minimum number of bytes of an element, above 0.
  ///   - name: The elements in the plural.
  /// - Returns: The number; the input has enough bytes for it.
  /// - Throws: A ``SavedWorldError`` if it does not.
  mutating func count(
    _ count: Int, ofSize size: Int, _ name: StaticString
  ) throws(SavedWorldError) -> Int {
    var number = UInt32(count)
    try code(&number)
    try require(
      !isReading || Int(number) <= remaining / size, "the bytes end before \(number) \(name)")
    return Int(number)
  }

  /// Codes indices in their order.
  ///
  /// - Parameters:
  ///   - indices: The indices, to write them.
  ///   - limit: The number of elements that they refer to.
  ///   - name: The elements in the plural.
  /// - Returns: The indices; those that are read are from 0 and below the limit.
  /// - Throws: A ``SavedWorldError`` if they are not.
  mutating func indices(
    _ indices: [Int32], below limit: Int, _ name: StaticString
  ) throws(SavedWorldError) -> [Int32] {
    let count = try count(indices.count, ofSize: 4, name)
    var found = isReading ? [Int32](repeating: 0, count: count) : indices
    for i in found.indices {
      try code(&found[i])
      try require(
        (0..<Int32(limit)).contains(found[i]), "among the \(name) is \(found[i]) of \(limit)")
    }
    return found
  }

  /// Codes different indices in their order, as `indices` does.
  mutating func differentIndices(
    _ indices: [Int32], below limit: Int, _ name: StaticString
  ) throws(SavedWorldError) -> [Int32] {
    let found = try self.indices(indices, below: limit, name)
    guard isReading else { return found }
    var isUsed = [Bool](repeating: false, count: limit)
    for index in found {
      try require(!isUsed[Int(index)], "among the \(name) is \(index) twice")
      isUsed[Int(index)] = true
    }
    return found
  }

  // MARK: Checksum

  /// Appends a checksum of all bytes.
  mutating func appendChecksum() throws(SavedWorldError) {
    var sum = Self.checksum(of: bytes[...])
    try code(&sum)
  }

  /// Checks and removes the checksum at the end.
  mutating func removeChecksum() throws(SavedWorldError) {
    try require(bytes.count >= 8, "the bytes end")
    let content = bytes.count - 8
    let sum = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: content, as: UInt64.self))
    }
    try require(Self.checksum(of: bytes[..<content]) == sum, "the bytes have changed")
    bytes.removeLast(8)
  }

  /// FNV-1a over bytes (Fowler, Noll and Vo, 1991).
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
