/// How drawing is combined with the content below it: the blend modes of Core Graphics, except
/// `plusDarker`.
///
/// Separable and other modes of PDF change colors; the Porter-Duff operators compare coverage: R is
/// the result, S the source, D what is below, and Sa and Da are their opacities, all premultiplied.
public enum BlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// Draws the source over what is below.
  case normal
  /// Multiplies the colors, which darkens.
  case multiply
  /// Multiplies the inverse colors, which lightens.
  case screen
  /// Multiplies or screens, depending on the color below.
  case overlay
  /// The darker components.
  case darken
  /// The lighter components.
  case lighten
  /// Brightens the content below by the source.
  case colorDodge
  /// Darkens the content below by the source.
  case colorBurn
  /// Darkens or lightens, like a diffuse light.
  case softLight
  /// Multiplies or screens, depending on the color of the source.
  case hardLight
  /// The absolute difference.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the source with the saturation and luminosity of the content below.
  case hue
  /// The saturation of the source with the hue and luminosity of the content below.
  case saturation
  /// The hue and saturation of the source with the luminosity of the content below.
  case color
  /// The luminosity of the source with the hue and saturation of the content below.
  case luminosity
  /// R = 0.
  case clear
  /// R = S.
  case copy
  /// R = S Da.
  case sourceIn
  /// R = S (1 - Da).
  case sourceOut
  /// R = S Da + D (1 - Sa).
  case sourceAtop
  /// R = S (1 - Da) + D.
  case destinationOver
  /// R = D Sa.
  case destinationIn
  /// R = D (1 - Sa).
  case destinationOut
  /// R = S (1 - Da) + D Sa.
  case destinationAtop
  /// R = S (1 - Da) + D (1 - Sa).
  case xor
  /// R = S + D, limited to 1.
  case plusLighter = 27
}
