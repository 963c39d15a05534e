public import StageKit

extension UIContentSizeCategory: Comparable {
  private static let steps = [.unspecified] + all

  /// Returns whether a size is smaller than another.
  public static func < (left: Self, right: Self) -> Bool {
    (steps.firstIndex(of: left) ?? 0) < (steps.firstIndex(of: right) ?? 0)
  }
}

extension View {
  /// The smallest size of texts in the view and its subviews; nil, the default, for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { AttachedValue.value("minimumContentSizeCategory", of: self) }
    set {
      AttachedValue.set(newValue, "minimumContentSizeCategory", of: self)
      limitContentSize()
    }
  }

  /// The largest size of texts in the view and its subviews; nil, the default, for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { AttachedValue.value("maximumContentSizeCategory", of: self) }
    set {
      AttachedValue.set(newValue, "maximumContentSizeCategory", of: self)
      limitContentSize()
    }
  }

  /// The limits in words; empty without any.
  public var appliedContentSizeCategoryLimitsDescription: String {
    [
      minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
      maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private func limitContentSize() {
    let own = UIApplication.shared.preferredContentSizeCategory
    var size = own
    if let least = minimumContentSizeCategory { size = max(size, least) }
    if let most = maximumContentSizeCategory { size = min(size, most) }
    if size == own {
      traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    } else {
      traitOverrides.preferredContentSizeCategory = size
    }
  }
}
