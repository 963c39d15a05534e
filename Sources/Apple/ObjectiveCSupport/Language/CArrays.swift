// The elements of arrays of C, which are arrays of Swift in translated code.

extension Array {
  /// The element of an array of C at an index that is not a constant.
  ///
  /// An index outside of the array ends the program with its line, where C reads whatever is there.
  @inlinable
  public subscript(element index: Int) -> Element {
    get {
      if !indices.contains(index) { return elementOutside(index, of: count) }
      return self[index]
    }
    _modify {
      if !indices.contains(index) { endProgram(index: index, count: count) }
      yield &self[index]
    }
  }
}

/// Ends the program for an index outside of an array; while functions end because of an exception,
/// it returns zero.
@usableFromInline
func elementOutside<Element>(_ index: Int, of count: Int) -> Element {
  if isUnwinding() { return zeroValue() }
  endProgram(index: index, count: count)
}

@usableFromInline
func endProgram(index: Int, count: Int) -> Never {
  endProgram("index \(index) is outside of an array of \(count) elements")
}
