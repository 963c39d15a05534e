// What a device of another kind would do, and a film keeps without an effect.

public import Scrolling

extension TableView {
  /// The estimated height of headers: all are measured.
  public var estimatedSectionHeaderHeight: CGFloat {
    get {
      AttachedValue.value("estimatedSectionHeaderHeight", of: self) ?? TableView.automaticDimension
    }
    set { AttachedValue.set(newValue, "estimatedSectionHeaderHeight", of: self) }
  }

  /// The estimated height of footers: all are measured.
  public var estimatedSectionFooterHeight: CGFloat {
    get {
      AttachedValue.value("estimatedSectionFooterHeight", of: self) ?? TableView.automaticDimension
    }
    set { AttachedValue.set(newValue, "estimatedSectionFooterHeight", of: self) }
  }

  /// The height of the empty rows below the last one, which are not drawn.
  public var fillerRowHeight: CGFloat {
    get { AttachedValue.value("fillerRowHeight", of: self) ?? TableView.automaticDimension }
    set { AttachedValue.set(newValue, "fillerRowHeight", of: self) }
  }

  /// Whether rows change their heights by themselves.
  public var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get { AttachedValue.value("selfSizingInvalidation", of: self) ?? .enabled }
    set { AttachedValue.set(newValue, "selfSizingInvalidation", of: self) }
  }

  /// Whether rows can have the focus of a keyboard, which a film has not.
  public var allowsFocus: Bool {
    get { AttachedValue.value("allowsFocus", of: self) ?? false }
    set { AttachedValue.set(newValue, "allowsFocus", of: self) }
  }

  /// Whether rows can have the focus of a keyboard during editing.
  public var allowsFocusDuringEditing: Bool {
    get { AttachedValue.value("allowsFocusDuringEditing", of: self) ?? false }
    set { AttachedValue.set(newValue, "allowsFocusDuringEditing", of: self) }
  }

  /// Whether the focus returns to the row that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { AttachedValue.value("remembersLastFocusedIndexPath", of: self) ?? false }
    set { AttachedValue.set(newValue, "remembersLastFocusedIndexPath", of: self) }
  }

  /// Whether the focus selects rows.
  public var selectionFollowsFocus: Bool {
    get { AttachedValue.value("selectionFollowsFocus", of: self) ?? false }
    set { AttachedValue.set(newValue, "selectionFollowsFocus", of: self) }
  }

  /// Whether margins grow where a table is wide.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { AttachedValue.value("cellLayoutMarginsFollowReadableWidth", of: self) ?? false }
    set { AttachedValue.set(newValue, "cellLayoutMarginsFollowReadableWidth", of: self) }
  }

  /// From where the inset of lines is measured: the edges of cells.
  public var separatorInsetReference: UITableView.SeparatorInsetReference {
    get { AttachedValue.value("separatorInsetReference", of: self) ?? .fromCellEdges }
    set { AttachedValue.set(newValue, "separatorInsetReference", of: self) }
  }

  /// The effect of separators over a blur: they are drawn in their color.
  public var separatorEffect: UIVisualEffect? {
    get { AttachedValue.value("separatorEffect", of: self) }
    set { AttachedValue.set(newValue, "separatorEffect", of: self) }
  }

}

extension TableView {
  /// Whether rows change their heights by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// From where the inset of lines is measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Asks the data source for the contents of rows again, which stay in place.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }
}
