internal import Geometry
internal import PictureKit
internal import Scrolling
internal import StageKit

/// A controller with which a font is picked: a list of the families.
open class UIFontPickerViewController: UIViewController {
  /// What is offered.
  open class Configuration: NSObject {
    /// Whether the faces of families are listed; false by default.
    open var includeFaces = false
    /// Whether names stand in the system's font; false by default.
    open var displayUsingSystemFont = false
    /// The traits of the fonts; none by default, and without an effect.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration.
    public override init() { super.init() }
  }

  /// What is offered.
  public let configuration: Configuration
  /// The object that is notified of the font; nil by default.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that was picked; nil at first.
  open var selectedFontDescriptor: UIFontDescriptor?

  private let list = FontList()

  /// Creates a controller.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = "Choose Font"
  }

  /// Creates a controller from an interface document.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Adds the list.
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let table = UITableView(frame: view.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.configuration = configuration
    list.onPick = { [unowned self] name in
      selectedFontDescriptor = UIFontDescriptor(name: name, size: 17)
      delegate?.fontPickerViewControllerDidPickFont(self)
    }
    table.dataSource = list
    table.delegate = list
    view.addSubview(table)
  }
}

/// The fonts of a picker.
private final class FontList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var configuration = UIFontPickerViewController.Configuration()
  var onPick: ((String) -> Void)?

  private lazy var names: [String] = {
    let families = UIFont.familyNames.sorted()
    guard configuration.includeFaces else { return families }
    return families.flatMap { UIFont.fontNames(forFamilyName: $0) }
  }()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    if !configuration.displayUsingSystemFont, let font = UIFont(name: name, size: 17) {
      cell.textLabel?.font = font
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick?(names[indexPath.row])
  }
}

/// The object that is notified of a picked font; both methods are optional.
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called after a font has been picked.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the controller is closed without a font.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
