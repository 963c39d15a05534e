// Apple's names for Zoetrope's classes, and what only an application has.

@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import QuartzCore
@_exported public import StageFoundation
