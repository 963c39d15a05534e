// What Swift that was translated from Objective-C imports, and nothing else: the frameworks, and
// classes of its own for what Foundation has as values. Its names hide Foundation's.

@_exported public import AVFoundation
@_exported public import AudioToolbox
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreMotion
@_exported public import QuartzCore
@_exported public import UIKit
