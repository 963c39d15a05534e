/// The libraries of services on the network, which a film does not have.
///
/// They are as large as a system's framework, and nothing of them is seen: programs with their
/// source are compiled as those without it.
package enum ServiceModules {
  /// The beginnings of the names of their modules.
  private static let prefixes = [
    "Amplitude", "AppCenter", "AppsFlyer", "Bolts", "BoringSSL", "Branch", "Bugsnag", "Crashlytics",
    "FBAudience", "FBSDK", "Fabric", "Facebook", "Firebase", "Flurry", "GTM", "Google", "Intercom",
    "Mixpanel", "OneSignal", "Parse", "Promises", "Sentry", "abseil", "gRPC", "leveldb", "nanopb",
  ]
  /// Names that begin like those of services.
  private static let others: Set<String> = ["GoogleMaterialIconFont", "Parser", "Parsing"]

  /// Returns whether a module is part of a service's library.
  package static func contains(_ name: String) -> Bool {
    !others.contains(name) && prefixes.contains { name.hasPrefix($0) }
  }
}
