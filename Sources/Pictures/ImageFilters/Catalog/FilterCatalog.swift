/// All filters by name.
public enum FilterCatalog: Sendable {
  /// The filters in the order of their names.
  public static let all: [FilterDefinition] = {
    let filters =
      blurs + sharpening + stylizing + colorAdjustments + colorEffects + photoEffects + colorTables
      + compositing + blendModes + masks + generators + gradients + codes + geometry + distortions
      + halftones + tiles + transitions + reductions
    return filters.sorted { $0.name < $1.name }
  }()

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Returns the filter of a name; nil if there is none.
  public static func filter(named name: String) -> FilterDefinition? { byName[name] }
}
