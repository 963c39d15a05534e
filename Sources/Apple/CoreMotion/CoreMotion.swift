// Core Motion: the motion of the device, which a script of the application describes.

@_exported public import StageFoundation
