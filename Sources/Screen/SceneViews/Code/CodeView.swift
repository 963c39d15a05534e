public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A listing of code with colors, line numbers and highlighted lines.
///
/// ```swift
/// let listing = CodeView("let ball = View()\nball.center.y += 100", language: .swift)
/// stage.view.addSubview(listing)
/// stage.type(into: listing, at: 0.5)
/// stage.show("let ball = View()", in: listing, at: 4)
/// stage.perform(at: 6) { [unowned stage] in
///   stage.animate(withDuration: 0.3) { listing.highlightedLines = [1...1] }
/// }
/// ```
///
/// The view is as large as its code when it is created. Lines are not wrapped but clipped; a tab
/// has four spaces, and line breaks at the end are left out.
public final class CodeView: View {
  /// The code.
  ///
  /// `Stage.show(_:in:at:duration:highlighting:completion:)` changes it with a motion.
  public var code: String { didSet { if code != oldValue { codeDidChange() } } }
  /// The language.
  public var language: CodeLanguage { didSet { if language != oldValue { codeDidChange() } } }
  /// The colors; ``CodeTheme/automatic`` by default.
  public var theme = CodeTheme.automatic {
    didSet {
      guard theme != oldValue else { return }
      backgroundColor = theme.background
      codeDidChange()
    }
  }
  /// The font; the monospaced system font of 14 points by default.
  public var font = Font.monospacedSystemFont(ofSize: 14, weight: .regular) {
    didSet { if font != oldValue { codeDidChange() } }
  }
  /// Whether lines have numbers; true by default.
  public var showsLineNumbers = true {
    didSet { if showsLineNumbers != oldValue { codeDidChange() } }
  }
  /// The number of the first line; 1 by default.
  public var firstLineNumber = 1 {
    didSet { if firstLineNumber != oldValue { codeDidChange() } }
  }
  /// The numbers of lines with a color behind them; none by default.
  ///
  /// In an animation block the color moves to the lines, or appears.
  public var highlightedLines: [ClosedRange<Int>] = [] {
    didSet { if highlightedLines != oldValue { placeHighlights() } }
  }
  /// Whether lines that are not highlighted are pale while some are; false by default.
  public var dimsOtherLines = false {
    didSet { if dimsOtherLines != oldValue { placeHighlights() } }
  }
  /// The number of characters that are drawn, from the first one, line breaks included; nil, the
  /// default, draws all.
  public var visibleCharacterCount: Int? {
    didSet { if visibleCharacterCount != oldValue { showCharacters() } }
  }

  /// The labels of the lines, from the first one.
  var lines: [CodeLineLabel] = []
  /// The labels of the line numbers, from the first one.
  var numbers: [Label] = []
  /// The views behind highlighted lines; those that are not used are transparent.
  var bands: [View] = []
  /// Whether the labels are those of the code.
  var isCurrent = false
  /// Whether the code is being set by a change, which makes the labels.
  var isChanging = false
  /// The lines that are transparent while the code changes.
  var hiddenLines: Set<Int> = []
  /// The number of changes so far.
  var changeCount = 0
  /// Ends the change that is going on; nil if there is none.
  var endOfChange: (() -> Void)?

  /// The space around the listing, in points.
  static let padding = 12.0
  /// The opacity of lines that others are highlighted beside.
  private static let dimmedAlpha = 0.35

  /// Creates a listing.
  ///
  /// - Parameters:
  ///   - code: The code; empty by default.
  ///   - language: The language; `.swift` by default.
  public init(_ code: String = "", language: CodeLanguage = .swift) {
    self.code = code
    self.language = language
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = theme.background
    layer.cornerRadius = 8
    clipsToBounds = true
    sizeToFit()
  }

  /// The listing with the colors of the theme.
  var listing: CodeListing { CodeListing(code, language: language, theme: theme, font: font) }

  /// Returns the size of the listing with the space around it, whatever the container is.
  override public func sizeThatFits(_ size: Size) -> Size {
    build()
    let width = lines.map { $0.frame.maxX }.max() ?? 0
    return Size(
      width + Self.padding, Double(lines.count) * lineHeight + 2 * Self.padding)
  }

  /// The size of the listing with the space around it.
  override public var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Makes the labels of lines that have changed.
  override public func layoutSubviews() {
    super.layoutSubviews()
    build()
  }

  /// Calls a function whose changes are not animated.
  func withoutAnimation(_ body: () -> Void) {
    if let stage { stage.performWithoutAnimation(body) } else { body() }
  }

  /// Returns the opacity of a line when no change is going on.
  func restingAlpha(ofLine index: Int) -> Double {
    guard dimsOtherLines, !highlightedLines.isEmpty else { return 1 }
    let number = firstLineNumber + index
    return highlightedLines.contains { $0.contains(number) } ? 1 : Self.dimmedAlpha
  }

  private func codeDidChange() {
    guard !isChanging else { return }
    finishChange()
    isCurrent = false
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
