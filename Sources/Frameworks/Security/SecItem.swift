internal import StageContext
@_exported public import UIKit

/// The result of a function: 0, or the number of an error.
public typealias OSStatus = Int32
/// An object of a framework in C.
public typealias CFTypeRef = AnyObject

// swift-format-ignore: AlwaysUseLowerCamelCase
/// All went well.
public let errSecSuccess: OSStatus = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film does not do this.
public let errSecUnimplemented: OSStatus = -4
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An argument is missing.
public let errSecParam: OSStatus = -50
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no memory.
public let errSecAllocate: OSStatus = -108
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user is not recognized.
public let errSecAuthFailed: OSStatus = -25293
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user must not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The data cannot be read.
public let errSecDecode: OSStatus = -26275
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user does not want to.
public let errSecUserCanceled: OSStatus = -128
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The program may not do this.
public let errSecMissingEntitlement: OSStatus = -34018

/// The keychain of a program: it is in memory, and empty at the beginning.
private final class Keychain {
  /// The attributes by which items of a class differ.
  private static let identity: [String: [String]] = [
    "genp": ["acct", "svce", "agrp", "sync"],
    "inet": ["acct", "srvr", "ptcl", "port", "path", "agrp", "sync"],
    "keys": ["atag", "keyt", "labl"], "cert": ["labl"], "idnt": ["labl"],
  ]
  private var items: [[String: AnyHashable]] = []

  static var current: Keychain { ApplicationContext.shared.service { _ in Keychain() } }

  private static func values(_ dictionary: CFDictionary) -> [String: AnyHashable] {
    var result: [String: AnyHashable] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String else { continue }
      if let text = value as? String {
        result[key] = text
      } else if let data = value as? Data {
        result[key] = data
      } else if let value = value as? AnyHashable {
        result[key] = value
      }
    }
    return result
  }

  private static func isAttribute(_ key: String) -> Bool {
    !key.hasPrefix("m_") && !key.hasPrefix("r_") && !key.hasPrefix("u_") && key != "nleg"
  }

  private func indices(matching query: [String: AnyHashable]) -> [Int] {
    let wanted = query.filter { key, value in
      Self.isAttribute(key) && !["v_Data", "pdmn", "accc"].contains(key)
        && value != AnyHashable("syna")
    }
    return items.indices.filter { index in
      wanted.allSatisfy { items[index][$0.key] == $0.value }
    }
  }

  func add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let item = Self.values(attributes)
    guard let kind = item["class"] as? String else { return errSecParam }
    let keys = Self.identity[kind] ?? []
    let isThere = items.contains { other in
      other["class"] == item["class"] && keys.allSatisfy { other[$0] == item[$0] }
    }
    if isThere { return errSecDuplicateItem }
    items.append(item.filter { Self.isAttribute($0.key) })
    if let result { result.pointee = answer(to: item, at: items.count - 1) }
    return errSecSuccess
  }

  func copy(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = Self.values(query)
    guard query["class"] != nil else { return errSecParam }
    let found = indices(matching: query)
    guard let first = found.first else { return errSecItemNotFound }
    let limit = query["m_Limit"]
    let count = (limit?.base as? Int) ?? (limit == AnyHashable("m_LimitAll") ? .max : 1)
    if count == 1 {
      result?.pointee = answer(to: query, at: first)
    } else {
      result?.pointee =
        found.prefix(count).compactMap { answer(to: query, at: $0) } as NSArray
    }
    return errSecSuccess
  }

  private func answer(to query: [String: AnyHashable], at index: Int) -> CFTypeRef? {
    let wantsData = (query["r_Data"]?.base as? Bool) == true
    let item = items[index]
    if (query["r_Attributes"]?.base as? Bool) == true {
      let attributes = item.filter { $0.key != "v_Data" || wantsData }
      return attributes.mapValues(\.base) as NSDictionary
    }
    return wantsData ? (item["v_Data"]?.base as? Data).map { $0 as NSData } : nil
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let found = indices(matching: Self.values(query))
    if found.isEmpty { return errSecItemNotFound }
    let changes = Self.values(changes)
    for index in found { items[index].merge(changes) { _, new in new } }
    return errSecSuccess
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    let found = Set(indices(matching: Self.values(query)))
    if found.isEmpty { return errSecItemNotFound }
    items = items.indices.filter { !found.contains($0) }.map { items[$0] }
    return errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain, which is in memory.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.current.add(attributes, result) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds items of the keychain.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.current.copy(query, result) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes items of the keychain.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.current.update(query, attributesToUpdate) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes items of the keychain.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sentence of an error; nil for an unknown one.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let texts: [OSStatus: String] = [
    errSecSuccess: "No error.", errSecParam: "One or more parameters were not valid.",
    errSecDuplicateItem: "The item is in the keychain already.",
    errSecItemNotFound: "The item is not in the keychain.",
  ]
  return texts[status].map { $0 as CFString }
}
