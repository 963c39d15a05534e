import Rendering

/// Warns of characters that the lettering lacks, if there are any.
func printWarning(ofMissing characters: Set<Character>) {
  if let sentence = warning(ofMissing: characters) { printError(sentence) }
}

/// Notes that a time is after the end of a scene, if it is.
///
/// A recipe can be run beyond its end, but it may be a mistake.
func printNote(ofTime time: Double, option: String, afterEndOf scene: some FilmScene) {
  guard time > scene.duration else { return }
  printError(
    "Note: \(option) \(time) is after the end of \(scene.name) at \(scene.duration) seconds.")
}
