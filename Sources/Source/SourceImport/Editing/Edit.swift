/// A replacement of a range of UTF-8 code units; an insertion if the range is empty.
struct Edit: Hashable {
  var range: Range<Int>
  var text: String
}
