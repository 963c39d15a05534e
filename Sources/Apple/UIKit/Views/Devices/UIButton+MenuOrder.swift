public import Controls

extension Button {
  /// The order of the menu's elements, which is that of the menu whatever is set: menus of a film
  /// do not turn around where they open upwards.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { AttachedValue.value("preferredMenuElementOrder", of: self) ?? .automatic }
    set { AttachedValue.set(newValue, "preferredMenuElementOrder", of: self) }
  }
}
