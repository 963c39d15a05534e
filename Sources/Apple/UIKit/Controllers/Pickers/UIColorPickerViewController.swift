internal import Controls
public import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// A controller with which a color is picked: a grid of colors.
///
/// The sliders and the spectrum of iOS are not there.
open class UIColorPickerViewController: UIViewController {
  /// The object that is notified of the color; nil by default.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color; black by default.
  open var selectedColor: UIColor = .black {
    didSet { if isViewLoaded { showSelection() } }
  }
  /// Whether the opacity can be picked; true by default, without an effect.
  open var supportsAlpha = true
  /// What is called with a color that was picked, instead of a delegate; nil by default.
  var onPick: ((UIColor) -> Void)?

  private var cells: [ColorCell] = []
  private let grid = UIView()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)

  /// Creates a controller.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    title = "Colors"
  }

  /// Creates a controller from an interface document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the grid.
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    view.addSubview(titleLabel)
    closeButton.addAction(
      UIAction { [unowned self] _ in
        delegate?.colorPickerViewControllerDidFinish(self)
        dismiss(animated: true)
      }, for: .touchUpInside)
    view.addSubview(closeButton)
    grid.layer.cornerRadius = 10
    grid.clipsToBounds = true
    view.addSubview(grid)
    for color in Self.colors {
      let cell = ColorCell(color: color)
      cell.addAction(
        UIAction { [unowned self] _ in pick(color) }, for: .touchUpInside)
      cells.append(cell)
      grid.addSubview(cell)
    }
    showSelection()
  }

  /// Places the grid.
  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let top = max(view.safeAreaInsets.top, 12)
    titleLabel.frame = CGRect(x: 60, y: top, width: width - 120, height: 32)
    closeButton.frame = CGRect(x: width - 46, y: top, width: 30, height: 30)
    let columns = Double(Self.columnCount)
    let side = (width - 32) / columns
    let rows = Double(Self.colors.count) / columns
    grid.frame = CGRect(x: 16, y: top + 48, width: width - 32, height: side * rows)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columnCount)
      cell.frame = CGRect(
        x: Double(column) * side, y: Double(row) * side, width: side, height: side)
    }
  }

  private func pick(_ color: UIColor) {
    selectedColor = color
    onPick?(color)
    delegate?.colorPickerViewControllerDidSelectColor(self)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  private func showSelection() {
    for cell in cells { cell.isSelected = cell.color == selectedColor }
  }

  private static let columnCount = 12

  /// The grays, and nine shades of twelve hues.
  private static let colors: [UIColor] = {
    let last = Double(columnCount - 1)
    let grays = (0..<columnCount).map { UIColor(white: 1 - Double($0) / last, alpha: 1) }
    let shades = (0..<9).flatMap { row in
      (0..<columnCount).map { column in
        let hue = (Double(column) / Double(columnCount) + 0.54).truncatingRemainder(dividingBy: 1)
        let shade = Double(row)
        return UIColor(
          hue: hue, saturation: row < 5 ? 1 : 1 - (shade - 4) * 0.19,
          brightness: row < 5 ? 0.3 + shade * 0.17 : 1, alpha: 1)
      }
    }
    return grays + shades
  }()
}

/// A color of the grid.
private final class ColorCell: UIControl {
  let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color
    layer.borderColor = UIColor.white.cgColor
  }

  override var isSelected: Bool {
    didSet {
      layer.borderWidth = isSelected ? 3 : 0
      layer.zPosition = isSelected ? 1 : 0
    }
  }
}

/// The object that is notified of a picked color; all methods are optional.
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called after a color has been picked.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called after a color has been picked.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the controller is closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
