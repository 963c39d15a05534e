// What programs import for playgrounds. The names are those of the module UIKit, which it
// re-exports.

@_exported public import UIKit
