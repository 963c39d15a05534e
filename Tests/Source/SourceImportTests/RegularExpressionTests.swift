import SourceImport
import Testing

@Suite struct RegularExpressionTests {
  @Test func `expressions between slashes get number signs, and divisions stay`() {
    let text = #"""
      let m = "a 1".firstMatch(of: /(\w+) (\d+)/)
      let k = #/b/#
      let half = 3 / 2 + 4 / 2
      let product = [1, 2].reduce(1, /)
      """#
    #expect(
      userPart(text).contains(
        #"""
        let m = "a 1".firstMatch(of: #/(\w+) (\d+)/#)
        let k = #/b/#
        let half = 3 / 2 + 4 / 2
        let product = [1, 2].reduce(1, /)
        """#))
  }
}
