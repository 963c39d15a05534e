public import Foundation

extension NSIndexPath {
  /// Creates the index path of a row of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section, from 0.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section, from 0.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section, from 0.
  public var item: Int { index(atPosition: 1) }
}
