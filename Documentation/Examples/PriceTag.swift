import UIKit

final class PriceTag: UILabel {
  init(price: String) {
    super.init(frame: .zero)
    text = price
    font = .preferredFont(forTextStyle: .title1)
    textAlignment = .center
    backgroundColor = .systemYellow
  }

  required init?(coder: NSCoder) { fatalError("is made in code") }
}

#Preview("Two digits", traits: .sizeThatFitsLayout) { PriceTag(price: "€ 12") }
#Preview("Four digits", traits: .fixedLayout(width: 160, height: 60)) { PriceTag(price: "€ 1,234") }
