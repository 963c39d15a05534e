@_exported public import UIKit

// The names of Apple's keychain.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the class of an item.
public let kSecClass = "class" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password.
public let kSecClassGenericPassword = "genp" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password of an address.
public let kSecClassInternetPassword = "inet" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A certificate.
public let kSecClassCertificate = "cert" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key.
public let kSecClassKey = "keys" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A certificate with its key.
public let kSecClassIdentity = "idnt" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of an account.
public let kSecAttrAccount = "acct" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of a service.
public let kSecAttrService = "svce" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of data of the program.
public let kSecAttrGeneric = "gena" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of an item.
public let kSecAttrLabel = "labl" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a comment.
public let kSecAttrComment = "icmt" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a description.
public let kSecAttrDescription = "desc" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the programs that share an item.
public let kSecAttrAccessGroup = "agrp" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of when an item can be read.
public let kSecAttrAccessible = "pdmn" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what protects an item.
public let kSecAttrAccessControl = "accc" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether an item is on all devices.
public let kSecAttrSynchronizable = "sync" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Items on all devices and others.
public let kSecAttrSynchronizableAny = "syna" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of a server.
public let kSecAttrServer = "srvr" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a protocol.
public let kSecAttrProtocol = "ptcl" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a port.
public let kSecAttrPort = "port" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a path.
public let kSecAttrPath = "path" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the date of creation.
public let kSecAttrCreationDate = "cdat" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the date of the last change.
public let kSecAttrModificationDate = "mdat" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether an item is hidden.
public let kSecAttrIsInvisible = "invi" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the type of an item.
public let kSecAttrType = "type" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the type of a key.
public let kSecAttrKeyType = "keyt" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the tag of a key.
public let kSecAttrApplicationTag = "atag" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// After the device has been unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock = "ck" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always.
public let kSecAttrAccessibleAlways = "dk" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// While the device is unlocked and has a code.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// After this device has been unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of items that are found.
public let kSecMatchLimit = "m_Limit" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// One item.
public let kSecMatchLimitOne = "m_LimitOne" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// All items.
public let kSecMatchLimitAll = "m_LimitAll" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether case is ignored; it has no effect.
public let kSecMatchCaseInsensitive = "m_CaseInsensitive" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the data are returned.
public let kSecReturnData = "r_Data" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the attributes are returned.
public let kSecReturnAttributes = "r_Attributes" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether a reference is returned.
public let kSecReturnRef = "r_Ref" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether a lasting reference is returned.
public let kSecReturnPersistentRef = "r_PersistentRef" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the data.
public let kSecValueData = "v_Data" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a reference.
public let kSecValueRef = "v_Ref" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a lasting reference.
public let kSecValuePersistentRef = "v_PersistentRef" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the user is asked.
public let kSecUseAuthenticationUI = "u_AuthUI" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what the user is asked.
public let kSecUseOperationPrompt = "u_OpPrompt" as CFString
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of which keychain is used; it has no effect.
public let kSecUseDataProtectionKeychain = "nleg" as CFString
