extension TableViewCell {
  /// The arrangement of the standard texts: `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Hashable, Sendable {
    /// An image and a text.
    case `default`
    /// A text on the left, and a gray one on the right.
    case value1
    /// A small colored text on the left, and a text beside it.
    case value2
    /// A text with a smaller one below it.
    case subtitle
  }

  /// The standard views on the right: `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// None.
    case none
    /// A chevron.
    case disclosureIndicator
    /// An information button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An information button.
    case detailButton
  }

  /// The look of a selected cell: `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// That of a cell that is not selected.
    case none
    /// Gray, like `.default` today.
    case blue
    /// Gray.
    case gray
    /// Gray.
    case `default`
  }

  /// The control of a cell while its table is being edited: `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A red minus.
    case delete
    /// A green plus.
    case insert
  }
}
