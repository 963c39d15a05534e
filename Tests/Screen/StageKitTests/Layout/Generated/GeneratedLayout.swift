import Foundation
import Geometry
import Scrolling
import StageKit
import SystemPackage
import Testing

/// A hierarchy of `generated-layouts.jsonl`, with the frames that another solver gives.
struct GeneratedLayout: Decodable, Sendable, CustomTestStringConvertible {
  /// A view with its subviews.
  final class Node: Decodable, Sendable {
    let kind: String
    let size: [Double]?
    let hugging: [Float]?
    let resistance: [Float]?
    let axis: String?
    let distribution: String?
    let alignment: String?
    /// The distances between the views of a stack.
    let gap: Double?
    /// The distance after the view instead of that.
    let spacing: Double?
    let margins: [Double]?
    let hidden: Bool?
    let children: [Node]?
    /// The edges in the superview in whole pixels; nil for a hidden view.
    let frame: [Double]?
    /// The width and height of a scroll view's content.
    let content: [Double]?
  }

  /// A constraint of a width (axis 0) or height.
  struct Wish: Decodable, Sendable {
    let view: Int
    let axis: Int
    let relation: String
    let constant: Double
    let priority: Float
    let other: Int?
    let multiplier: Double?
  }

  let seed: Int
  let origin: [Double]
  let size: [Double?]
  let root: Node
  let wishes: [Wish]

  var testDescription: String { "seed \(seed)" }

  /// All layouts of the file.
  static let all: [GeneratedLayout] = {
    let file = FilePath(#filePath).removingLastComponent().appending("generated-layouts.jsonl")
    do {
      return try String(contentsOfFile: file.string, encoding: .utf8).split(separator: "\n")
        .dropFirst().map { try JSONDecoder().decode(GeneratedLayout.self, from: Data($0.utf8)) }
    } catch {
      preconditionFailure("\(file) cannot be read: \(error)")
    }
  }()
}

/// The views of a generated layout.
struct BuiltLayout {
  /// A view with a content of a size.
  private final class Block: View {
    private let size: Size

    init(_ size: Size) {
      self.size = size
      super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size { size }
  }

  /// The views and their descriptions, superviews first.
  private(set) var views: [(view: View, node: GeneratedLayout.Node)] = []

  init(_ layout: GeneratedLayout, in superview: View) {
    let root = add(layout.root)
    superview.addSubview(root)
    root.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      root.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: layout.origin[0]),
      root.topAnchor.constraint(equalTo: superview.topAnchor, constant: layout.origin[1]),
    ])
    for (side, length) in zip([LayoutConstraint.Attribute.width, .height], layout.size) {
      guard let length else { continue }
      LayoutConstraint(
        item: root, attribute: side, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: length
      ).isActive = true
    }
    for wish in layout.wishes { add(wish) }
  }

  private mutating func add(_ node: GeneratedLayout.Node) -> View {
    let index = views.count
    let view: View =
      switch node.kind {
      case "block": block(node)
      case "scroll": ScrollView()
      default: stack(node)
      }
    views.append((view, node))
    for child in node.children ?? [] {
      let subview = add(child)
      if let stack = view as? StackView {
        stack.addArrangedSubview(subview)
        subview.isHidden = child.hidden ?? false
        if let spacing = child.spacing { stack.setCustomSpacing(spacing, after: subview) }
      } else {
        fill(view, with: subview)
      }
    }
    return views[index].view
  }

  private func block(_ node: GeneratedLayout.Node) -> View {
    let size = node.size ?? []
    let block = Block(Size(size[0], size[1]))
    for (index, axis) in [LayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      if let priority = node.hugging?[index] {
        block.setContentHuggingPriority(LayoutPriority(priority), for: axis)
      }
      if let priority = node.resistance?[index] {
        block.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
      }
    }
    return block
  }

  private func stack(_ node: GeneratedLayout.Node) -> View {
    let stack = StackView()
    stack.axis = node.axis == "horizontal" ? .horizontal : .vertical
    stack.distribution =
      switch node.distribution {
      case "fillEqually": .fillEqually
      case "equalSpacing": .equalSpacing
      default: .fill
      }
    stack.alignment =
      switch node.alignment {
      case "leading": .leading
      case "center": .center
      case "trailing": .trailing
      default: .fill
      }
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.spacing = node.gap ?? 0
    if let margins = node.margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = Insets(
        top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
    return stack
  }

  private func fill(_ scrollView: View, with content: View) {
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }

  private func add(_ wish: GeneratedLayout.Wish) {
    let side: LayoutConstraint.Attribute = wish.axis == 0 ? .width : .height
    let relation: LayoutConstraint.Relation =
      switch wish.relation {
      case "<": .lessThanOrEqual
      case ">": .greaterThanOrEqual
      default: .equal
      }
    let constraint = LayoutConstraint(
      item: views[wish.view].view, attribute: side, relatedBy: relation,
      toItem: wish.other.map { views[$0].view },
      attribute: wish.other == nil ? .notAnAttribute : side, multiplier: wish.multiplier ?? 1,
      constant: wish.constant)
    constraint.priority = LayoutPriority(wish.priority)
    constraint.isActive = true
  }
}
