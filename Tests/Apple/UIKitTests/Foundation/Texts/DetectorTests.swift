import Testing
import UIKit

@Suite struct `what is found in texts, and written` {
  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String]
  {
    let range = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types.rawValue).matches(in: text, range: range).map {
      $0.url?.absoluteString ?? $0.phoneNumber ?? ""
    }
  }

  @Test func `links are addresses of the web and of mail`() throws {
    let text = "See https://a.b/c?d=1, apple.com/x. or ada@b.org (www.e.f)! Not 3.14 or a.b"
    #expect(
      try found(text, .link) == [
        "https://a.b/c?d=1", "http://apple.com/x", "mailto:ada@b.org", "http://www.e.f",
      ])
  }

  @Test func `telephone numbers have seven digits or more`() throws {
    let text = "Call +1 (555) 123-4567 or 030 123456, not 12 345 or https://a.b/1234567890"
    #expect(try found(text, .phoneNumber) == ["+1 (555) 123-4567", "030 123456", "1234567890"])
    #expect(try found(text, [.phoneNumber, .link]).count == 3)
  }

  @Test func `a detector of nothing is an error`() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test func `measurements have the unit and the words of their style`() {
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(length.formatted() == "3.107 mi")
    #expect(
      length.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(
      length.formatted(
        .measurement(
          width: .narrow, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(2)))) == "5.00km")
  }

  @Test func `names of people are written in a style`() {
    var name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
    name.namePrefix = "Dr."
    #expect(PersonNameComponentsFormatter().string(from: name) == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    let parsed = PersonNameComponentsFormatter().personNameComponents(from: "Dr. Ada B. Lovelace")
    #expect(parsed?.middleName == "B." && parsed?.familyName == "Lovelace")
  }
}
