/// Working memory of collision detection, kept between steps to avoid allocations.
struct Scratch: ~Copyable {
  var stack = Buffer<Int32>()
  var overlaps = Buffer<Int32>()
  /// Contacts whose fat boxes no longer overlap.
  var separatedContacts = Buffer<Int32>()
  /// Whether pairs were dropped in this step: see `Constants.minPairLimit`.
  var hasDroppedPairs = false
}
