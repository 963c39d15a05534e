// The names of playgrounds before Swift 3.

@_exported public import UIKit

/// The page of a playground, under its old name.
public typealias XCPlaygroundPage = PlaygroundPage

extension PlaygroundPage {
  /// The same as ``current``.
  public static var currentPage: PlaygroundPage { current }

  /// Records a value for the timeline; there is none.
  public func captureValue<Value>(_ value: Value, withIdentifier identifier: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Shows a view as the live view.
public func XCPShowView(_ identifier: String, view: UIView) {
  PlaygroundPage.current.liveView = view
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Shows a view as the live view.
public func XCPShowView(identifier: String, view: UIView) { XCPShowView(identifier, view: view) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps the playground running; it always runs to the end of the film.
public func XCPSetExecutionShouldContinueIndefinitely(
  continueIndefinitely: Bool = true
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records a value for the timeline; there is none.
public func XCPCaptureValue<Value>(identifier: String, value: Value) {}
