/// What is found in a text: `UIDataDetectorTypes`.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web and of mail.
  public static let link = Self(rawValue: 2)
  /// Addresses of houses, which are not found.
  public static let address = Self(rawValue: 4)
  /// Dates, which are not found.
  public static let calendarEvent = Self(rawValue: 8)
  /// Numbers of parcels, which are not found.
  public static let shipmentTrackingNumber = Self(rawValue: 16)
  /// Numbers of flights, which are not found.
  public static let flightNumber = Self(rawValue: 32)
  /// Proposals for searches, which are not found.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// Amounts of money, which are not found.
  public static let money = Self(rawValue: 128)
  /// Measurements, which are not found.
  public static let physicalValue = Self(rawValue: 256)
  /// All of them.
  public static let all = Self(rawValue: .max)

  /// What is never found.
  static let unknown: Self = [
    .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber, .lookupSuggestion, .money,
    .physicalValue,
  ]
}
