private import Geometry

public import struct FoundationEssentials.IndexPath

/// The section and the index of a row or item: Foundation's type, for code that does not import
/// it.
public typealias IndexPath = FoundationEssentials.IndexPath

extension IndexPath {
  /// Creates the index path of a row of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the index path of an item of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The index of the section, from 0.
  public var section: Int {
    get { part(0) }
    set { self[0] = newValue }
  }

  /// The index of the row in its section, from 0.
  public var row: Int {
    get { part(1) }
    set { self[1] = newValue }
  }

  /// The index of the item in its section, from 0.
  public var item: Int {
    get { part(1) }
    set { self[1] = newValue }
  }

  private func part(_ index: Int) -> Int {
    precondition(
      count == 2,
      "the index path of a row or item must have a section and an index in it, not \(count) indexes"
    )
    return self[index]
  }
}
