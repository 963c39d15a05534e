// What programs import for Core Animation.
//
// Its names are those of the module UIKit, which this one exports: properties of layers, such as
// `opacity`, hide those of the module Layers, and they do so only for the code of their own module
// and of programs.

@_exported public import UIKit
