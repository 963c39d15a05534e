import PictureKit
import Testing

@Suite struct YAMLTokenTests {
  @Test func `keys and values of mappings are tokens`() {
    #expect(
      tokens("a: 1.5 # b\n\"c d\": 'it''s'\ne f: g h\nurl: http://x#y", .yaml) == [
        "key a", "number 1.5", "comment # b", "key \"c d\"", "string 'it''s'", "key e f",
        "string g h", "key url", "string http://x#y",
      ])
  }

  @Test func `flow collections have keys, numbers and texts`() {
    #expect(
      tokens("- ball: {center: [10, -2.5e3], isRound: true, at: a:b}", .yaml) == [
        "key ball", "key center", "number 10", "number -2.5e3", "key isRound", "keyword true",
        "key at", "string a:b",
      ])
  }

  @Test func `a text in lines of its own ends with its indentation`() {
    #expect(
      tokens("a: |-\n  b: c\n\n   # d\ne: ~", .yaml) == [
        "key a", "directive |-", "string \n  b: c\n\n   # d", "key e", "keyword ~",
      ])
    #expect(tokens("- >\n", .yaml) == ["directive >"])
  }

  @Test func `documents, anchors and tags are tokens`() {
    #expect(
      tokens("%YAML 1.2\n---\na: &x !!str b\nc: *x\n...", .yaml) == [
        "directive %YAML 1.2", "directive ---", "key a", "attribute &x", "type !!str", "string b",
        "key c", "attribute *x", "directive ...",
      ])
  }

  @Test func `a number with more behind it is a text`() {
    #expect(
      tokens("[12 pt, 1.2.3, -, .5, -a, 9.81 m/s2]", .yaml) == [
        "string 12 pt", "string 1.2.3", "number .5", "string -a", "string 9.81 m/s2",
      ])
  }
}
