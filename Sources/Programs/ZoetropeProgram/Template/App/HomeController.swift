import UIKit

/// A screen with a button that counts.
public final class HomeController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  private var count = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "No taps yet"
    label.font = .preferredFont(forTextStyle: .title1)
    button.setTitle("Tap me", for: .normal)
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func tap() {
    count += 1
    label.text = "Taps: \(count)"
    Timer.scheduledTimer(
      timeInterval: 30, target: self, selector: #selector(reset), userInfo: nil, repeats: false)
  }

  @objc private func reset() {
    count = 0
    label.text = "No taps yet"
  }
}
