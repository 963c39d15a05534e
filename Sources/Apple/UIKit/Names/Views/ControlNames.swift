// Apple's names of controls.

public import Controls
public import Scrolling
public import StageKit

/// `MenuElement`.
public typealias UIMenuElement = MenuElement
/// `Menu`.
public typealias UIMenu = Menu
/// `DeferredMenuElement`.
public typealias UIDeferredMenuElement = DeferredMenuElement
/// `Action`.
public typealias UIAction = Action
/// What an action calls.
public typealias UIActionHandler = (_ action: UIAction) -> Void
/// `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// `Button`.
public typealias UIButton = Button
/// `Control`.
public typealias UIControl = Control
/// `PageControl`.
public typealias UIPageControl = PageControl
/// `ProgressView`.
public typealias UIProgressView = ProgressView
/// `RefreshControl`.
public typealias UIRefreshControl = RefreshControl
/// `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl
/// `Slider`.
public typealias UISlider = Slider
/// `Stepper`.
public typealias UIStepper = Stepper
/// `Switch`.
public typealias UISwitch = Switch
/// `TextField`.
public typealias UITextField = TextField
/// `TextFieldDelegate`.
public typealias UITextFieldDelegate = TextFieldDelegate
/// `KeyboardAppearance`.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// `KeyboardType`.
public typealias UIKeyboardType = KeyboardType
/// `ReturnKeyType`.
public typealias UIReturnKeyType = ReturnKeyType
/// `TextAutocapitalizationType`.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// `TextAutocorrectionType`.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// `TextSpellCheckingType`.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// `TextContentType`.
public typealias UITextContentType = TextContentType
