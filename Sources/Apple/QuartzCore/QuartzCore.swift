// Core Animation's names for Zoetrope's layers, and what has other types there.
//
// A property of this module hides the one of the same name in Layers for code that imports this
// module alone, as programs for iOS do. For code that imports both, `opacity` is ambiguous, and
// `preciseOpacity` is that of Layers.

@_exported public import CoreGraphics
