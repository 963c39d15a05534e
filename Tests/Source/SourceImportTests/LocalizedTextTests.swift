import SourceImport
import Testing

@Suite struct LocalizedTextTests {
  @Test func `the bundle of a text gets the type that only one of two functions takes`() {
    let text = #"""
      let a = NSLocalizedString("k", tableName: "T", bundle: .main, value: "v", comment: "")
      let b = NSLocalizedString("k", bundle: .init(for: C.self), comment: "")
      let c = NSLocalizedString("k", bundle: Bundle.main, comment: "")
      let d = text(bundle: .main)
      """#
    #expect(
      userPart(text).contains(
        #"""
        let a = NSLocalizedString("k", tableName: "T", bundle: Bundle.main, value: "v", comment: "")
        let b = NSLocalizedString("k", bundle: Bundle.init(for: C.self), comment: "")
        let c = NSLocalizedString("k", bundle: Bundle.main, comment: "")
        let d = text(bundle: .main)
        """#))
  }
}
