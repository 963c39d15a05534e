internal import PictureKit
import Rendering

/// Warns of characters and fonts that texts need and that are not installed, if there are any.
func printWarning(ofMissing text: MissingText) {
  if let sentence = warning(ofMissing: text) { printError(sentence) }
}

/// Warns of what a scene used and frames do not show, a line each.
func printWarnings(_ notes: [String]) {
  for note in notes { printError("Warning: \(note)") }
}

/// Notes that a time is after the end of a scene, if it is.
///
/// A recipe can be run beyond its end, but it may be a mistake.
func printNote(ofTime time: Double, option: String, afterEndOf scene: some FilmScene) {
  guard time > scene.duration else { return }
  printError(
    "Note: \(option) \(time) is after the end of \(scene.name) at \(scene.duration) seconds.")
}
