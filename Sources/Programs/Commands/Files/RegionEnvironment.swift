import FileIO
import Glibc
import SystemPackage

/// The language, region and time zone of programs for iOS, in the environment.
///
/// Foundation takes the time zone of a process from its environment when it is first asked for one.
/// So what the arguments say goes into the environment before a program is started.
enum RegionEnvironment {
  static let localeOption = "--locale"
  static let timeZoneOption = "--time-zone"
  /// The variable with the locale, which `ApplicationRegion` reads.
  private static let locale = "ZOETROPE_LOCALE"
  /// The variable with the time zone, which `ApplicationRegion` reads.
  private static let timeZone = "ZOETROPE_TIME_ZONE"

  /// The time zone of the machine for a process with programs.
  static var processTimeZone: String {
    getenv(timeZone).map { String(cString: $0) }.flatMap { isTimeZone($0) ? $0 : nil } ?? "UTC"
  }

  /// Sets the variables that arguments name; values that are not allowed are errors of the parser.
  ///
  /// - Parameter arguments: The arguments of the program.
  static func set(from arguments: [String]) {
    if let name = arguments.value(ofOption: localeOption), isLocale(name) {
      setenv(locale, name, 1)
    }
    if let name = arguments.value(ofOption: timeZoneOption), isTimeZone(name) {
      setenv(timeZone, name, 1)
    }
  }

  // MARK: Allowed values

  /// The languages of ISO 639-1, which have two letters.
  private static let languages: Set<Substring> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy \
    hz ia id ie ig ii ik in io is it iu iw ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la \
    lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj \
    om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv \
    sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " "))

  /// Returns whether a text is a locale: a language with or without a script and a region, such as
  /// `de`, `pt-BR`, `zh-Hant-TW` and `en_US`.
  static func isLocale(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x5F }) else {
      return false
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard parts.count <= 3, let language = parts.first else { return false }
    let isThreeLetters = language.count == 3 && language.allSatisfy(\.isLetter)
    guard isThreeLetters || languages.contains(Substring(language.lowercased())) else {
      return false
    }
    var rest = parts.dropFirst()
    if let script = rest.first, script.count == 4, script.allSatisfy(\.isLetter) {
      rest = rest.dropFirst()
    }
    guard let region = rest.first else { return true }
    let isCountry = region.count == 2 && region.allSatisfy(\.isLetter)
    let isArea = region.count == 3 && region.allSatisfy(\.isNumber)
    return rest.count == 1 && (isCountry || isArea)
  }

  /// The directory of the time zones of the IANA database.
  private static let zones = FilePath("/usr/share/zoneinfo")

  /// Returns whether a text is a time zone: `UTC`, `GMT`, or one that the IANA database has, such as
  /// `Europe/Berlin`.
  ///
  /// On a machine without the database every name of this form is one.
  static func isTimeZone(_ text: String) -> Bool {
    if ["UTC", "GMT"].contains(text) { return true }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = text.utf8.allSatisfy { $0.isLetterOrDigit || "/_+-".utf8.contains($0) }
    guard isPlain, (2...3).contains(parts.count), parts.allSatisfy({ $0.first?.isLetter == true })
    else { return false }
    guard (try? zones.stat().type) == .directory else { return true }
    return (try? zones.appending(text).stat().type) == .regular
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
