internal import FrameworkSupport
internal import StageContext
@_exported public import UIKit

/// How the user is recognized.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// By what the user is recognized.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// Why the user is not recognized.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number.
  public var errorCode: Int { code.rawValue }
}

// The reasons as members of the error, as in patterns.
extension LAError {
  /// The reason of this name.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The reason of this name.
  public static var userCancel: Code { .userCancel }
  /// The reason of this name.
  public static var userFallback: Code { .userFallback }
  /// The reason of this name.
  public static var systemCancel: Code { .systemCancel }
  /// The reason of this name.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The reason of this name.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The reason of this name.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The reason of this name.
  public static var biometryLockout: Code { .biometryLockout }
  /// The reason of this name.
  public static var appCancel: Code { .appCancel }
  /// The reason of this name.
  public static var invalidContext: Code { .invalidContext }
  /// The reason of this name.
  public static var notInteractive: Code { .notInteractive }
  /// The reason `biometryNotAvailable`, by its name before iOS 11.
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  /// The reason `biometryNotEnrolled`, by its name before iOS 11.
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  /// The reason `biometryLockout`, by its name before iOS 11.
  public static var touchIDLockout: Code { .biometryLockout }
}

/// Returns whether an error has a reason, for `case LAError.userCancel:`.
public func ~= (code: LAError.Code, error: any Error) -> Bool {
  if let error = error as? LAError { return error.code == code }
  let error = error as NSError
  return error.domain == LAError.errorDomain && error.code == code.rawValue
}

/// What recognizes the user: a film has neither a finger nor a face.
open class LAContext: NSObject {
  /// By what the user is recognized: nothing.
  open var biometryType: LABiometryType { .none }
  /// The text of the button for another way; it is not shown.
  open var localizedFallbackTitle: String?
  /// The text of the button that ends the question; it is not shown.
  open var localizedCancelTitle: String?
  /// Why the user is asked; it is not shown.
  open var localizedReason = ""
  /// For how long an answer holds; it changes nothing.
  open var touchIDAuthenticationAllowableReuseDuration = 0.0

  /// Creates a context.
  override public init() { super.init() }

  /// Returns that the user cannot be recognized, with the reason.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil
  ) -> Bool {
    error?.pointee = NSError(
      domain: LAError.errorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Calls a function with the error that the user cannot be recognized.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    ApplicationContext.logUnavailable("The user", "nobody is recognized")
    DispatchQueue.main.async { reply(false, LAError(.biometryNotAvailable)) }
  }

  /// Throws the error that the user cannot be recognized.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Ends the context.
  open func invalidate() {}
}
