extension Movie {
  /// Tells, before any work is done, whether the film can be written in this format with this encoding.
  ///
  /// - Throws: A ``FilmError`` that says what is wrong with the size, the rate, the codec or its options.
  public func check(_ film: Film) throws(FilmError) {
    _ = try arguments(for: film)
  }
}
