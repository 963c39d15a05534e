extension SheetView {
  /// A height at which a sheet rests: `UISheetPresentationController.Detent`.
  public struct Detent {
    /// The name of a detent: `UISheetPresentationController.Detent.Identifier`.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// That of half of the height.
      public static let medium = Identifier("medium")
      /// That of the whole height.
      public static let large = Identifier("large")
    }

    /// The values on which a height can depend.
    public struct ResolutionContext: Hashable, Sendable {
      /// The maximum height without the lower safe area, in points.
      public let maximumDetentValue: Double
    }

    /// The name.
    public let identifier: Identifier

    /// The height without the lower safe area; nil for the medium and the large detent.
    private let resolver: ((ResolutionContext) -> Double?)?

    /// Returns half of the height of the presenting view.
    public static func medium() -> Detent { Detent(identifier: .medium, resolver: nil) }

    /// Returns the height up to 10 points below the upper safe area.
    public static func large() -> Detent { Detent(identifier: .large, resolver: nil) }

    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The name; nil, the default, is a name that all detents without a name share.
    ///   - resolver: Returns the height without the lower safe area in points; nil disables the
    ///     detent.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> Double?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), resolver: resolver)
    }

    /// Returns the height of a sheet with the lower safe area, in points; nil disables the detent.
    ///
    /// - Parameters:
    ///   - whole: The height of the presenting view.
    ///   - largest: The maximum height of a sheet.
    ///   - safeArea: The height of the lower safe area.
    /// - Returns: The height.
    func height(inHeight whole: Double, largest: Double, safeArea: Double) -> Double? {
      guard let resolver else { return identifier == .medium ? whole / 2 : largest }
      let context = ResolutionContext(maximumDetentValue: max(largest - safeArea, 0))
      return resolver(context).map { min(max($0, 0) + safeArea, largest) }
    }
  }
}

@available(*, unavailable)
extension SheetView.Detent: Sendable {}
