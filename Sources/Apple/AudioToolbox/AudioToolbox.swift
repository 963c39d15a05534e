// The sounds of the system, on the track of the film.

@_exported public import StageFoundation
