internal import Geometry

extension Stage {
  /// The width of a window from which margins are wider, in points: that of the large phones.
  private static let wideWidth = 414.0

  /// The margin of content at the sides of the screen, beyond the safe area, in points: 16, or 20
  /// on wide screens.
  ///
  /// Compact screens with a safe area at the sides, such as that of an iPhone X in landscape, have
  /// the narrow margin.
  package var systemMargin: Double { systemMargin(inWidth: size.width) }

  /// Returns the margin of content in a window, which may be wider or narrower than the screen, as
  /// in snapshots.
  fileprivate func systemMargin(inWidth width: Double) -> Double {
    let isRegular = traitCollection.horizontalSizeClass == .regular && width >= size.width
    let isWide = width >= Self.wideWidth && safeAreaInsets.left == 0
    return isRegular || isWide ? 20 : 16
  }
}

extension View {
  /// The margin of content at the sides of the view's window, beyond the safe area, in points: that
  /// of the screen if the window is as wide; nil without a stage.
  package var systemMargin: Double? {
    guard let stage else { return nil }
    return stage.systemMargin(inWidth: window?.bounds.width ?? stage.size.width)
  }
}
