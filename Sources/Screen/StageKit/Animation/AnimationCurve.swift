package import Tween

/// The predefined timing curves, with the raw values of `UIView.AnimationCurve`.
///
/// This file is the only list of the curves of views: a case, its timing curve and its animation
/// option. Scene files take the names from it.
public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
  /// Starts and ends slowly.
  case easeInOut
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Runs at constant speed.
  case linear

  package var timingCurve: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension AnimationOptions {
  /// Starts and ends slowly; the default.
  public static let curveEaseInOut = Self(.easeInOut)
  /// Starts slowly.
  public static let curveEaseIn = Self(.easeIn)
  /// Ends slowly.
  public static let curveEaseOut = Self(.easeOut)
  /// Runs at constant speed.
  public static let curveLinear = Self(.linear)

  /// The options of all curves, by the names of the constants.
  package static let curves = AnimationCurve.allCases.map { curve in
    let name = "\(curve)"
    return (key: "curve\(name.prefix(1).uppercased())\(name.dropFirst())", value: Self(curve))
  }

  /// The curve in the options; `.easeInOut` if the bits contain no raw value of a curve.
  package var curve: AnimationCurve {
    AnimationCurve(rawValue: Int((rawValue & Self.curveMask) >> Self.curveShift)) ?? .easeInOut
  }

  private init(_ curve: AnimationCurve) {
    self.init(rawValue: UInt(curve.rawValue) << Self.curveShift)
  }

  /// The position of the raw value of the curve, as in UIKit.
  private static let curveShift: UInt = 16
  /// The bits of the curve, derived from the raw values.
  private static let curveMask =
    AnimationCurve.allCases.reduce(0) { $0 | UInt($1.rawValue) } << curveShift
}
