extension AppleNames {
  /// Methods of Swift's own library and of values, which Objective-C does not have.
  package static let libraryMethods = NameTable(
    title: "methods of Swift's library",
    text: """
      enumerate() > enumerated()
      removeAtIndex(_:) > remove(at:)
      removeValueForKey(_:) > removeValue(forKey:)
      extend(_:) > append(contentsOf:)
      insert(_:atIndex:) > insert(_:at:)
      indexOf(_:) > firstIndex(of:)
      appendContentsOf(_:) > append(contentsOf:)
      joinWithSeparator(_:) > joined(separator:)
      sortInPlace(_:) > sort(by:)
      minElement() > min()
      maxElement() > max()
      toRaw() > rawValue
      generate() > makeIterator()
      rectByInsetting(dx:dy:) > insetBy(dx:dy:)
      rectByOffsetting(dx:dy:) > offsetBy(dx:dy:)
      rectByUnion(_:) > union(_:)
      rectByIntersecting(_:) > intersection(_:)
      rectsByDividing(_:fromEdge:) > divided(atDistance:from:)
      rectByIntegerizing() > integral
      removeAll(keepCapacity:) > removeAll(keepingCapacity:)
      replaceRange(_:with:) > replaceSubrange(_:with:)
      insertContentsOf(_:at:) > insert(contentsOf:at:)
      lengthOfBytesUsingEncoding(_:) > lengthOfBytes(using:)
      prefixUpTo(_:) > prefix(upTo:)
      suffixFrom(_:) > suffix(from:)
      startsWith(_:) > starts(with:)
      distanceTo(_:) > distance(to:)
      subtractInPlace(_:) > subtract(_:)
      unionInPlace(_:) > formUnion(_:)
      intersect(_:) > intersection(_:)
      intersectInPlace(_:) > formIntersection(_:)
      exclusiveOr(_:) > symmetricDifference(_:)
      exclusiveOrInPlace(_:) > formSymmetricDifference(_:)
      isSubsetOf(_:) > isSubset(of:)
      isSupersetOf(_:) > isSuperset(of:)
      isDisjointWith(_:) > isDisjoint(with:)
      removeRange(_:) > removeSubrange(_:)
      """)
}
