extension TableView {
  /// The look of a table: `UITableView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Sections one below the other; headers and footers stay visible.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections with space between them and rounded corners, inset from the sides.
    case insetGrouped
  }

  /// The part of the table to which a row is scrolled: `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The nearest at which it is visible.
    case none
    /// The top.
    case top
    /// The middle.
    case middle
    /// The bottom.
    case bottom
  }

  /// How a row appears or disappears: `UITableView.RowAnimation`.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Its opacity changes.
    case fade
    /// It comes from the right, or leaves to it.
    case right
    /// It comes from the left, or leaves to it.
    case left
    /// It comes from above, or leaves upwards.
    case top
    /// It comes from below, or leaves downwards.
    case bottom
    /// Immediately.
    case none
    /// From the middle of its place.
    case middle
    /// `.fade`.
    case automatic = 100
  }

  /// The lines between the rows: `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No lines.
    case none
    /// Lines of one pixel.
    case singleLine
  }
}
