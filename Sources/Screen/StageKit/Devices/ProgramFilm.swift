/// What a film of a program for iOS has unless it is given.
package enum ProgramFilm {
  /// The duration, in seconds.
  package static let standardDuration = 5.0
}
