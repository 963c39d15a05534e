extension Double {
  /// The shortest decimal text of the number, without a fraction of zero: `20`, `0.5`.
  package var shortestDescription: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
