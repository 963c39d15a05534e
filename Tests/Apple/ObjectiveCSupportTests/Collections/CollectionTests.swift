import ObjectiveCSupport
import Testing

@Suite struct CollectionTests {
  private func strings(_ texts: String...) -> NSMutableArray {
    NSMutableArray(objects: texts.map { NSString(text: $0) })
  }

  private func texts(_ array: NSArray?) -> [String] {
    bridgeFromObject(array, as: [String].self)
  }

  @Test func `a mutable list keeps its identity`() {
    let list = strings("a")
    let same = list
    list.addObject(NSString(text: "b"))
    list.insertObject(NSString(text: "c"), atIndex: 0)
    list.removeObject(NSString(text: "a"))
    #expect(texts(same) == ["c", "b"])
    list.exchangeObjectAtIndex(0, withObjectAtIndex: 1)
    #expect(texts(same) == ["b", "c"])
  }

  @Test func `enumeration stops where the block says`() {
    var seen: [UInt] = []
    strings("a", "b", "c").enumerateObjectsUsingBlock { _, index, stop in
      seen.append(index)
      if index == 1 { stop?.pointee = true }
    }
    #expect(seen == [0, 1])
    seen = []
    strings("a", "b").enumerateObjectsWithOptions(.reverse) { _, index, _ in seen.append(index) }
    #expect(seen == [1, 0])
  }

  @Test func `lists are sorted by functions and descriptors`() {
    let list = strings("b", "c", "a")
    let descending = list.sortedArrayUsingComparator { one, other in
      (other as? NSString)?.compare(one as? NSString) ?? .orderedSame
    }
    #expect(texts(descending) == ["c", "b", "a"])
    list.sortUsingSelector(NSSelectorFromString(NSString(text: "compare:")))
    #expect(texts(list) == ["a", "b", "c"])
    let byLength = strings("ccc", "a", "bb").sortedArrayUsingDescriptors(
      NSArray(objects: [NSSortDescriptor(initWithKey: NSString(text: "self"), ascending: true)]))
    #expect(texts(byLength) == ["a", "bb", "ccc"])
  }

  @Test func `predicates filter`() {
    let list = strings("apple", "pear", "plum")
    let begins = NSPredicate.predicateWithFormat(
      NSString(text: "SELF BEGINSWITH[c] %@"), NSString(text: "P"))
    #expect(texts(list.filteredArrayUsingPredicate(begins)) == ["pear", "plum"])
    let block = NSPredicate.predicateWithBlock { object, _ in (object as? NSString)?.length == 4 }
    #expect(texts(list.filteredArrayUsingPredicate(block)) == ["pear", "plum"])
    let both = NSPredicate.predicateWithFormat(
      NSString(text: "SELF CONTAINS 'l' AND NOT (SELF == 'plum' OR SELF == 'x')"))
    #expect(texts(list.filteredArrayUsingPredicate(both)) == ["apple"])
    let bracket = NSPredicate.predicateWithFormat(
      NSString(text: "({%@, %@} CONTAINS SELF) AND SELF != %@"), NSString(text: "pear"),
      NSString(text: "plum"), NSString(text: "plum"))
    #expect(texts(list.filteredArrayUsingPredicate(bracket)) == ["pear"])
    let any = NSPredicate.predicateWithFormat(NSString(text: "ANY SELF ENDSWITH 'r'"))
    let all = NSPredicate.predicateWithFormat(NSString(text: "ALL SELF MATCHES '[a-z]+'"))
    let none = NSPredicate.predicateWithFormat(NSString(text: "NONE SELF == 'apple'"))
    #expect([any, all, none].map { $0?.evaluateWithObject(list) } == [true, true, false])
  }

  @Test func `a dictionary keeps the order of its keys`() {
    let dictionary = NSMutableDictionary()
    for key in ["z", "a", "m"] {
      dictionary.setObject(boxed(1), forKey: NSString(text: key))
    }
    dictionary.removeObjectForKey(NSString(text: "a"))
    #expect(texts(dictionary.allKeys) == ["z", "m"])
    dictionary.setObject(nil, forKeyedSubscript: NSString(text: "z"))
    #expect(dictionary.count == 1)
  }

  @Test func `a set has each object once`() {
    let set = NSMutableSet()
    set.addObject(NSString(text: "a"))
    set.addObject(NSString(text: "a"))
    set.addObject(NSString(text: "b"))
    #expect(set.count == 2)
    #expect((set.anyObject() as? NSString)?.text == "a")
    #expect(set.containsObject(NSString(text: "b")))
  }

  @Test func `the values of a property are computed`() {
    let list = NSArray(objects: [boxed(1), boxed(2), boxed(6)])
    let sum = valueForKeyPath(list, NSString(text: "@sum.self")) as? NSNumber
    #expect(sum?.integerValue == 9)
    let count = valueForKeyPath(list, NSString(text: "@count")) as? NSNumber
    #expect(count?.integerValue == 3)
  }

  @Test func `elements of any collection are visited`() {
    #expect(elements(strings("a", "b")).count == 2)
    #expect(elements(nil).isEmpty)
    #expect(elements(strings("a", "b").reverseObjectEnumerator()).count == 2)
  }

  @Test func `equal lists are equal`() {
    #expect(isEqual(strings("a"), NSArray(objects: [NSString(text: "a")])))
    #expect(isEqual(boxed(1), boxed(1.0)))
    #expect(!isEqual(boxed(1), NSString(text: "1")))
  }
}
