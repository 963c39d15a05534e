// What a device of another kind would do, and a film keeps without an effect.

public import Scrolling

extension CollectionView {
  /// How fast items make room for another one.
  public var reorderingCadence: UICollectionView.ReorderingCadence {
    get { AttachedValue.value("reorderingCadence", of: self) ?? .immediate }
    set { AttachedValue.set(newValue, "reorderingCadence", of: self) }
  }

  /// Whether items can have the focus of a keyboard, which a film has not.
  public var allowsFocus: Bool {
    get { AttachedValue.value("allowsFocus", of: self) ?? false }
    set { AttachedValue.set(newValue, "allowsFocus", of: self) }
  }

  /// Whether items can have the focus of a keyboard during editing.
  public var allowsFocusDuringEditing: Bool {
    get { AttachedValue.value("allowsFocusDuringEditing", of: self) ?? false }
    set { AttachedValue.set(newValue, "allowsFocusDuringEditing", of: self) }
  }

  /// Whether the focus returns to the item that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { AttachedValue.value("remembersLastFocusedIndexPath", of: self) ?? false }
    set { AttachedValue.set(newValue, "remembersLastFocusedIndexPath", of: self) }
  }

  /// Whether the focus selects items.
  public var selectionFollowsFocus: Bool {
    get { AttachedValue.value("selectionFollowsFocus", of: self) ?? false }
    set { AttachedValue.set(newValue, "selectionFollowsFocus", of: self) }
  }

  /// Whether items change their sizes by themselves.
  public var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { AttachedValue.value("selfSizingInvalidation", of: self) ?? .enabled }
    set { AttachedValue.set(newValue, "selfSizingInvalidation", of: self) }
  }
}

extension CollectionView {
  /// How fast items make room for another one.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// Whether items change their sizes by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}
