public import Bars
internal import Controls
internal import Geometry
internal import StageKit

/// The button at the right end of an empty search field.
public enum UISearchBarIcon: Int, Sendable {
  case search, clear, bookmark, resultsList
}

extension SearchBar {
  /// Whether there is a button with a book in the field; false by default.
  public var showsBookmarkButton: Bool {
    get { AttachedValue.value("showsBookmarkButton", of: self) ?? false }
    set {
      AttachedValue.set(newValue, "showsBookmarkButton", of: self)
      updateButton()
    }
  }

  /// Whether there is a button with a list in the field, unless there is one with a book; false by
  /// default.
  public var showsSearchResultsButton: Bool {
    get { AttachedValue.value("showsSearchResultsButton", of: self) ?? false }
    set {
      AttachedValue.set(newValue, "showsSearchResultsButton", of: self)
      updateButton()
    }
  }

  /// Whether the button with a list is selected; false by default.
  public var isSearchResultsButtonSelected: Bool {
    get { AttachedValue.value("isSearchResultsButtonSelected", of: self) ?? false }
    set {
      AttachedValue.set(newValue, "isSearchResultsButtonSelected", of: self)
      (searchTextField.rightView as? UIButton)?.isSelected = newValue
    }
  }

  /// The side of the button, in points; chosen by eye.
  private static let buttonSide = 28.0

  private func updateButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      searchTextField.rightView = nil
      return
    }
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: showsBookmarkButton ? "book" : "list.bullet"), for: .normal)
    button.tintColor = .secondaryLabel
    button.isSelected = isSearchResultsButtonSelected
    button.frame = CGRect(x: 0, y: 0, width: Self.buttonSide, height: Self.buttonSide)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if showsBookmarkButton {
          delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          delegate?.searchBarResultsListButtonClicked(self)
        }
      }, for: .touchUpInside)
    searchTextField.rightView = button
    searchTextField.rightViewMode = .unlessEditing
  }
}
