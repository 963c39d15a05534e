// The sounds of the system, which are not part of a film.

@_exported public import StageFoundation
