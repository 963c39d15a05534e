internal import PictureKit

/// An entry of an asset for some device and appearance.
protocol VariantEntry {
  var idiom: String? { get }
  var appearances: [AssetContents.Appearance]? { get }
  /// Whether the entry is for a special screen, memory, size class or direction of writing.
  var isSpecial: Bool { get }
}

extension VariantEntry {
  /// Returns how well the entry fits; nil if it is for another device or appearance.
  fileprivate func fitness(for traits: TraitCollection) -> Int? {
    var fitness = isSpecial ? 0 : 1
    switch idiom {
    case traits.userInterfaceIdiom.rawValue: fitness += 2
    case nil, "universal": break
    default: return nil
    }
    for appearance in appearances ?? [] {
      // High contrast and other appearances are not chosen.
      guard appearance.appearance == "luminosity",
        appearance.value == traits.userInterfaceStyle.rawValue
      else { return nil }
      fitness += 4
    }
    return fitness
  }
}

extension Sequence where Element: VariantEntry {
  /// Returns the entries that fit best, in their order: first by appearance, then by device, then
  /// those for no special screen.
  func best(for traits: TraitCollection) -> [Element] {
    let fitting = compactMap { entry in entry.fitness(for: traits).map { (entry, $0) } }
    let best = fitting.map(\.1).max()
    return fitting.filter { $0.1 == best }.map(\.0)
  }
}
