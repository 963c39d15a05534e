// What a device of another kind would do, and a film keeps without an effect.

public import Scrolling

extension ScrollView {
  /// Whether keys scroll, which a film has not.
  public var allowsKeyboardScrolling: Bool {
    get { AttachedValue.value("allowsKeyboardScrolling", of: self) ?? true }
    set { AttachedValue.set(newValue, "allowsKeyboardScrolling", of: self) }
  }

  /// Whether the indicators stay inside of the safe area.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { AttachedValue.value("automaticallyAdjustsScrollIndicatorInsets", of: self) ?? true }
    set { AttachedValue.set(newValue, "automaticallyAdjustsScrollIndicatorInsets", of: self) }
  }

  /// Whether the view around goes on to scroll sideways.
  public var transfersHorizontalScrollingToParent: Bool {
    get { AttachedValue.value("transfersHorizontalScrollingToParent", of: self) ?? true }
    set { AttachedValue.set(newValue, "transfersHorizontalScrollingToParent", of: self) }
  }

  /// Whether the view around goes on to scroll up and down.
  public var transfersVerticalScrollingToParent: Bool {
    get { AttachedValue.value("transfersVerticalScrollingToParent", of: self) ?? true }
    set { AttachedValue.set(newValue, "transfersVerticalScrollingToParent", of: self) }
  }
}

extension ScrollView {
  /// Whether the content bounces sideways; the same as `bounces`.
  public var bouncesHorizontally: Bool {
    get { bounces }
    set { bounces = newValue }
  }

  /// Whether the content bounces up and down; the same as `bounces`.
  public var bouncesVertically: Bool {
    get { bounces }
    set { bounces = newValue }
  }

  /// Ends all motions of the content.
  public func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
}
