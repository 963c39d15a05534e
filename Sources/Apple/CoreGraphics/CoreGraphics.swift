// What programs import for Core Graphics. The names are those of the module UIKit, which it re-exports.

@_exported public import UIKit
