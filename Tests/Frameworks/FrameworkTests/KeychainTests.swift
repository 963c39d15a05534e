import Contacts
import EventKit
import Security
import StageKit
import Testing
import UIKit

@Suite struct `the keychain of a film` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private func query(_ more: [CFString: Any] = [:]) -> CFDictionary {
    var query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "anna", kSecAttrService: "notes",
    ]
    query.merge(more) { _, new in new }
    return query as NSDictionary
  }

  private func password() -> String? {
    var item: CFTypeRef?
    let wanted = query([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
    guard SecItemCopyMatching(wanted, &item) == errSecSuccess else { return nil }
    return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `is empty, and keeps, changes and removes passwords`() {
    application.run {
      #expect(password() == nil)
      #expect(SecItemAdd(query([kSecValueData: Data("open".utf8)]), nil) == errSecSuccess)
      #expect(password() == "open")
      #expect(SecItemAdd(query([kSecValueData: Data()]), nil) == errSecDuplicateItem)
      let change = [kSecValueData: Data("sesame".utf8)] as NSDictionary
      #expect(SecItemUpdate(query(), change) == errSecSuccess)
      #expect(password() == "sesame")
      #expect(SecItemDelete(query()) == errSecSuccess)
      #expect(SecItemDelete(query()) == errSecItemNotFound)
      #expect(password() == nil)
    }
  }

  @Test func `contacts and events are denied`() {
    application.run {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
      let request = CNContactFetchRequest(keysToFetch: [])
      #expect(throws: CNError.self) {
        try CNContactStore().enumerateContacts(with: request) { _, _ in }
      }
      let contact = CNMutableContact()
      contact.givenName = "Anna"
      contact.familyName = "Berg"
      #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Anna Berg")
      let store = EKEventStore()
      let event = EKEvent(eventStore: store)
      event.title = "Lunch"
      #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
      let alarm = EKAlarm(relativeOffset: -60)
      event.addAlarm(alarm)
      #expect(event.hasAlarms)
      event.removeAlarm(alarm)
      #expect(!event.hasAlarms)
      let reminder = EKReminder(eventStore: store)
      #expect(throws: EKError.self) { try store.remove(reminder, commit: true) }
    }
  }
}
