/// Defaults for films of programs for iOS.
package enum ProgramFilm {
  /// The duration, in seconds.
  package static let standardDuration = 5.0
}
