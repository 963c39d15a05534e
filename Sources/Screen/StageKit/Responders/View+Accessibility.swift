/// The properties by which assistive technologies and touch scripts find a view.
struct Accessibility {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isElement = false
}

extension View {
  /// A name that is not shown, by which tests and scripts of touches find the view; nil by default.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibility = (accessibility ?? Accessibility()).with(\.identifier, newValue) }
  }

  /// A short description of the view; nil by default.
  public var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibility = (accessibility ?? Accessibility()).with(\.label, newValue) }
  }

  /// The value of the view as a text; nil by default.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibility = (accessibility ?? Accessibility()).with(\.value, newValue) }
  }

  /// What the view does; nil by default.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibility = (accessibility ?? Accessibility()).with(\.hint, newValue) }
  }

  /// Whether assistive technologies see the view; false by default.
  public var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibility = (accessibility ?? Accessibility()).with(\.isElement, newValue) }
  }
}

extension Accessibility {
  /// Returns a copy with another value.
  fileprivate func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}
