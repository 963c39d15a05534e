import StageKit
import Testing
import UIKit

@Suite struct `copies of formatters` {
  @Test func `copies are of the same class and have the same settings`() {
    let application = UIApplication(on: Stage(size: .phone))
    application.run {
      let dates = DateFormatter()
      dates.dateFormat = "yyyy-MM-dd"
      dates.isLenient = true
      let other = dates.copy() as? DateFormatter
      #expect(other?.string(from: Date(timeIntervalSince1970: 0)) == "1970-01-01")
      #expect(other?.isLenient == true && other !== dates)
      let styled = DateFormatter()
      styled.dateStyle = .medium
      let second = styled.copy() as? DateFormatter
      #expect(second?.string(from: Date(timeIntervalSince1970: 0)) == "Jan 1, 1970")
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      numbers.minimumFractionDigits = 2
      let third = numbers.copy() as? NumberFormatter
      #expect(third?.string(from: 1234.5) == "1,234.50")
    }
  }

  @Test func `objects are sorted into sections by their first letters`() {
    let application = UIApplication(on: Stage(size: .phone))
    application.run {
      let collation = UILocalizedIndexedCollation.current()
      #expect(collation.sectionTitles.count == 27 && collation.sectionTitles[26] == "#")
      let selector = _selector("self")
      #expect(collation.section(for: "Ärger", collationStringSelector: selector) == 0)
      #expect(collation.section(for: "zebra", collationStringSelector: selector) == 25)
      #expect(collation.section(for: "7", collationStringSelector: selector) == 26)
      let sorted = collation.sortedArray(
        from: ["b", "Á", "a"], collationStringSelector: selector)
      #expect(sorted as? [String] == ["Á", "a", "b"])
    }
  }
}
