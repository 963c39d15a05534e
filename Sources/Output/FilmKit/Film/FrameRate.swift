// The rate of films is a value that scripts and recipes know, too.
@_exported public import struct Geometry.FrameRate
