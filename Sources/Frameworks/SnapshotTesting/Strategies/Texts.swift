public import Geometry
public import StageKit

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static let lines = Diffing(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
    diff: { old, new in
      guard old != new else { return nil }
      return (LineDifference.text(from: old, to: new), [])
    })
}

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
}

extension Snapshotting where Format == String {
  /// Compares the descriptions of values.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Compares the structures of values: their parts, in the order of their names and texts.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { StructureText.lines(of: $0) }
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  public static let data = Diffing(
    toData: { $0 }, fromData: { $0 },
    diff: { old, new in
      guard old != new else { return nil }
      return ("the data has \(new.count) bytes, the snapshot \(old.count), or they differ", [])
    })
}

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting {
    Snapshotting(pathExtension: nil, diffing: .data) { (data: Data) in data }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares values as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Compares values as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .encoded("json", encoder.encode)
  }

  /// Compares values as property lists in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Compares values as property lists.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    .encoded("plist", encoder.encode)
  }

  private static func encoded(
    _ pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      (try? encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Compares what a function returns for all cases, a line each.
  ///
  /// - Parameter strategy: How the values of the function become texts.
  /// - Returns: The strategy.
  public static func `func`<Output>(
    into strategy: Snapshotting<Output, String>
  ) -> Snapshotting<(Value) -> Output, String> {
    var table = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> Output) in
      Value.allCases.reduce(Async<[String]>(value: [])) { rows, input in
        Async { callback in
          rows.run { rows in
            strategy.snapshot(function(input)).run { output in
              callback(rows + ["\"\(input)\",\"\(output)\""])
            }
          }
        }
      }.map { $0.joined(separator: "\n") }
    }
    table.pathExtension = "csv"
    return table
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares the views below a view: their classes and frames.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the views below a view: their classes and frames.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let drawing = ViewDrawing(size: size, safeArea: .zero, traits: traits)
    return SimplySnapshotting.lines.pullback { view in
      _ = drawing.image(of: view)
      return view.tree()
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares the views of a controller: their classes and frames.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the views of a controller on a device: their classes and frames.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let drawing = ViewDrawing(
      size: size ?? config.size, safeArea: config.safeArea,
      traits: UITraitCollection(traitsFrom: [config.traits, traits]))
    return SimplySnapshotting.lines.pullback { controller in
      _ = drawing.image(of: controller)
      return controller.view.tree()
    }
  }

  /// Compares the controllers below a controller.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { $0.tree() }
  }
}

extension UIView {
  fileprivate func tree(_ depth: Int = 0) -> String {
    let line =
      String(repeating: "   | ", count: depth)
      + "<\(type(of: self)); frame = (\(Self.text(frame.minX, frame.minY)); "
      + "\(Self.text(frame.width, frame.height)))"
      + "\(alpha < 1 ? "; alpha = \(alpha)" : "")\(isHidden ? "; hidden = YES" : "")>"
    return ([line] + subviews.map { $0.tree(depth + 1) }).joined(separator: "\n")
  }

  /// Returns two lengths with at most two decimals.
  private static func text(_ first: CGFloat, _ second: CGFloat) -> String {
    [first, second].map { length in
      let rounded = (length * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}

extension UIViewController {
  fileprivate func tree(_ depth: Int = 0) -> String {
    let line = String(repeating: "   | ", count: depth) + "<\(type(of: self))>"
    return ([line] + children.map { $0.tree(depth + 1) }).joined(separator: "\n")
  }
}

/// The lines that differ between two texts.
private enum LineDifference {
  private static let maxCount = 12

  static func text(from old: String, to new: String) -> String {
    let (a, b) = (lines(old), lines(new))
    let changes = b.difference(from: a).map { change in
      switch change {
      case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
      case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
      }
    }.sorted { $0.0 < $1.0 }.map(\.1)
    let rest = changes.count - maxCount
    return "\n" + changes.prefix(maxCount).joined(separator: "\n")
      + (rest > 0 ? "\nand \(rest) more lines" : "")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
