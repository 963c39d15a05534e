// swift-format-ignore-file

import UIKit

/// A view with an outlet and an attribute of documents, which records the order of calls.
public class CardView: UIView {
  public var caption: UILabel!
  public var lineCount: Int = 0 { didSet { GameViewController.calls.append("lineCount \(lineCount)") } }

  override public init(frame: CGRect = .zero) { super.init(frame: frame) }

  // As the rewriter makes it of `required init?(coder:)`.
  public init?(coder: NSCoder) {
    super.init(frame: .zero); _decode(coder, into: self)
    GameViewController.calls.append("init(coder:) subviews \(subviews.count) caption \(caption != nil)")
  }

  override public func awakeFromNib() {
    super.awakeFromNib()
    GameViewController.calls.append("awakeFromNib \(caption.text ?? "")")
  }
}

/// A controller whose view is in a storyboard.
public class GameViewController: UIViewController {
  nonisolated(unsafe) public static var calls: [String] = []

  public weak var card: CardView!
  public weak var startButton: UIButton!
  public var top: NSLayoutConstraint!
  public var pan: UIPanGestureRecognizer!
  public var parts: [UIView] = []
  public weak var toggle: UISwitch!
  public var taps: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.calls.append("controller init(coder:)")
  }

  override public func awakeFromNib() {
    super.awakeFromNib()
    Self.calls.append("controller awakeFromNib card \(card != nil)")
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    Self.calls.append("viewDidLoad \(view.bounds.width) \(card.frame.width)")
  }

  func start(_ sender: UIButton) { taps.append("start \(sender === startButton)") }
  func start(_ sender: Any, event: UIEvent) { taps.append("start:event: \(event.allTouches?.count ?? 0)") }
  func count() { taps.append("count") }
  func slide(_ slider: UISlider) { taps.append("slide \(slider.value)") }
  func drag(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .began { taps.append("drag") }
  }
}

extension GameViewController {
  public static func register() {
    calls = []
    let entry = _InterfaceClass(GameViewController.self, name: "GameViewController")
    entry.make { GameViewController(coder: $0) }
    entry.outlet("card") { (object: GameViewController, value: CardView) in object.card = value }
    entry.outlet("startButton") { (object: GameViewController, value: UIButton) in object.startButton = value }
    entry.outlet("top") { (object: GameViewController, value: NSLayoutConstraint) in object.top = value }
    entry.outlet("pan") { (object: GameViewController, value: UIPanGestureRecognizer) in object.pan = value }
    entry.outlet("toggle") { (object: GameViewController, value: UISwitch) in object.toggle = value }
    entry.collection("parts") { (object: GameViewController, values: [UIView]) in object.parts = values }
    entry.action("start:") { (object: GameViewController, sender: UIButton) in object.start(sender) }
    entry.action("start:event:") { (object: GameViewController, sender: Any, event: UIEvent) in object.start(sender, event: event) }
    entry.action("count") { (object: GameViewController) in object.count() }
    entry.action("slide:") { (object: GameViewController, sender: UISlider) in object.slide(sender) }
    entry.action("drag:") { (object: GameViewController, sender: UIPanGestureRecognizer) in object.drag(sender) }
    entry.register()
    let view = _InterfaceClass(CardView.self, name: "CardView")
    view.make { CardView(coder: $0) }
    view.outlet("caption") { (object: CardView, value: UILabel) in object.caption = value }
    view.attribute("lineCount") { (object: CardView, value: Int) in object.lineCount = value }
    view.register()
  }
}
