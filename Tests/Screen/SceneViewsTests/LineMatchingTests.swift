import SceneViews
import Testing

@Suite struct LineMatchingTests {
  @Test func `lines that are in both listings are the same, in order`() {
    let matching = LineMatching(from: ["{", "a()", "}"], to: ["{", "b(1)", "a()", "}"])
    #expect(matching.origins == [.same(0), nil, .same(1), .same(2)])
    #expect(matching.removed == [])
  }

  @Test func `a line that stands elsewhere has moved, unless it is short`() {
    let matching = LineMatching(
      from: ["first()", "second()", "third()"], to: ["second()", "third()", "first()"])
    #expect(matching.origins == [.same(1), .same(2), .same(0)])
    let short = LineMatching(from: ["}", "second()", "third()"], to: ["second()", "third()", "}"])
    #expect(short.origins == [.same(1), .same(2), nil])
    #expect(short.removed == [0])
  }

  @Test func `a line half of which stays was changed, if it stands between the same lines`() {
    let matching = LineMatching(
      from: ["{", "add(gravity, to: animator)", "}"],
      to: ["{", "x += 1", "add(collision, to: animator)", "}"])
    #expect(matching.origins == [.same(0), nil, .similar(1), .same(2)])
    let elsewhere = LineMatching(
      from: ["add(gravity, to: animator)", "{"], to: ["{", "add(collision, to: animator)"])
    #expect(elsewhere.origins == [.same(1), nil])
    #expect(elsewhere.removed == [0])
  }

  @Test func `every line of the old listing is removed or used once`() {
    let listings = [
      [], [""], ["a", "a", "a"], ["a", "b", "a", "b"], ["let a = 1", "let b = 1", "let c = 1"],
      ["let c = 2", "", "let a = 2", "", ""],
    ]
    for old in listings {
      for new in listings {
        let matching = LineMatching(from: old, to: new)
        let used = matching.origins.compactMap { origin in
          switch origin {
          case .same(let line), .similar(let line): line
          case nil: nil
          }
        }
        #expect((used + matching.removed).sorted() == Array(old.indices), "\(old) \(new)")
        for case (let line, .same(let origin)) in zip(new, matching.origins) {
          #expect(old[origin] == line)
        }
      }
    }
  }
}
