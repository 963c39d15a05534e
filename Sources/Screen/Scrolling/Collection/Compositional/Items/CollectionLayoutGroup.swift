public import Geometry
private import StageKit

/// Items in a row or column, or at custom places: `NSCollectionLayoutGroup`.
///
/// A group of lines repeats its items until no more fit.
public class CollectionLayoutGroup: CollectionLayoutItem {
  /// Returns the items of a custom group, in an environment whose container is the group.
  public typealias ItemProvider =
    (_ environment: any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

  enum Arrangement {
    /// Items along an axis: as many as fit, a number of equal ones, or a number with their own
    /// sizes.
    case line(isHorizontal: Bool, Repetition)
    case custom(ItemProvider)
  }

  enum Repetition {
    case untilFull
    case equal(Int)
    case times(Int)
  }

  /// The items of a line, in the order of their repetition.
  public let subitems: [CollectionLayoutItem]
  /// The space between the items; none by default.
  open var interItemSpacing: CollectionLayoutSpacing?
  let arrangement: Arrangement

  /// The badges and other views at the group; none by default.
  override open var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  required init(
    _ layoutSize: CollectionLayoutSize, _ subitems: [CollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  private class func line(
    _ size: CollectionLayoutSize, _ items: [CollectionLayoutItem], isHorizontal: Bool,
    _ repetition: Repetition
  ) -> Self {
    precondition(!items.isEmpty, "a group of a compositional layout needs an item")
    if case .equal(let count) = repetition { checkCount(count) }
    if case .times(let count) = repetition { checkCount(count) }
    return Self(
      size, items, .line(isHorizontal: isHorizontal, repetition))
  }

  private static func checkCount(_ count: Int) {
    precondition(
      count > 0, "the number of items of a group must be 1 or more, not \(count)")
  }

  /// Returns a row of items, which are repeated until no more fit.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self { line(layoutSize, subitems, isHorizontal: true, .untilFull) }

  /// Returns a row of items of equal widths, whatever their own widths.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self { line(layoutSize, [subitem], isHorizontal: true, .equal(count)) }

  /// Returns a row of a number of items of their own width.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { line(layoutSize, [subitem], isHorizontal: true, .times(count)) }

  /// Returns a column of items, which are repeated until no more fit.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self { line(layoutSize, subitems, isHorizontal: false, .untilFull) }

  /// Returns a column of items of equal heights, whatever their own heights.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self { line(layoutSize, [subitem], isHorizontal: false, .equal(count)) }

  /// Returns a column of a number of items of their own height.
  public class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { line(layoutSize, [subitem], isHorizontal: false, .times(count)) }

  /// Returns a group whose items have frames of their own.
  public class func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping ItemProvider
  ) -> Self { Self(layoutSize, [], .custom(itemProvider)) }

  /// Returns a text that shows the groups and items, for debugging.
  open func visualDescription() -> String {
    func lines(_ item: CollectionLayoutItem, _ indent: String) -> [String] {
      guard let group = item as? CollectionLayoutGroup else { return [indent + "item"] }
      let name =
        if case .line(let isHorizontal, _) = group.arrangement {
          isHorizontal ? "row" : "column"
        } else { "items of their own frames" }
      return [indent + name] + group.subitems.flatMap { lines($0, indent + "  ") }
    }
    return lines(self, "").joined(separator: "\n")
  }
}

/// The place of an item of a custom group: `NSCollectionLayoutGroupCustomItem`.
open class CollectionLayoutGroupCustomItem: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The frame in the group.
  public let frame: Rect
  /// The order from back to front; 0 by default.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

@available(*, unavailable)
extension CollectionLayoutGroupCustomItem: Sendable {}
