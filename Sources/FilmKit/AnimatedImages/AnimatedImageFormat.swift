internal import Imaging

/// A file format of one picture that moves, such as an animated PNG.
///
/// A file has a head, what changes at each step, and a tail. The head is written twice, since it tells
/// what is known only at the end.
protocol AnimatedImage: Sendable {
  /// The largest width and height of a picture.
  static var largestSide: Int { get }
  /// The most bytes of a file.
  static var largestFile: Int { get }
  /// The longest time that one step can be shown, in ticks.
  static var longestStep: Int { get }

  init(_ film: Film)

  /// How many ticks a second has, in which times are counted.
  var ticksPerSecond: Int { get }
  /// The beginning of the file as far as it is known by now: always as many bytes.
  var head: [UInt8] { get }
  var tail: [UInt8] { get }

  /// Takes the next step, and gives out what is to be written next: steps may have to wait for others.
  mutating func encodings(of step: AnimationStep) -> [AnimationEncoding]

  /// Gives out the steps that wait, since there are no others.
  mutating func lastEncodings() -> [AnimationEncoding]

  /// The head of a file of so many bytes, when all steps have been taken.
  func finalHead(fileSize: Int) -> [UInt8]
}

/// What holds of formats whose steps need not wait and whose head does not tell the file's size.
extension AnimatedImage {
  mutating func lastEncodings() -> [AnimationEncoding] { [] }

  func finalHead(fileSize: Int) -> [UInt8] { head }
}

/// What turns a step into bytes of the file; many may run at a time.
typealias AnimationEncoding = @Sendable () -> [UInt8]

/// From one picture to the next that differs.
struct AnimationStep: Sendable {
  /// What was shown before, in straight pixels; nil at the first step.
  var before: [UInt32]?
  /// What is shown now.
  var shown: [UInt32]
  /// What is shown after that; nil at the last step.
  var after: [UInt32]?
  /// The pixels in which it differs from what was shown before; all at the first step.
  var changes: PixelRect
  /// How long it is shown, in ticks.
  var ticks: Int
}

/// So many bytes of a number, the lowest first.
func littleEndianBytes(_ value: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}
