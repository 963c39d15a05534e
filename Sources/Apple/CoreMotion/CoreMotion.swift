// What programs import for the motion of the device. The names are those of the module UIKit, which it re-exports.

@_exported public import UIKit
