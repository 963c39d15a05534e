// Players of sounds, which are not part of a film: what waits for their end goes on at its time.

@_exported public import AudioToolbox
@_exported public import CoreGraphics
