// What stands for Dispatch on the clock of a stage.
//
// The module is not called Dispatch: Foundation imports the system's, which gives the names that
// need no clock, such as `DispatchQoS`. A name of the system's is hidden by ours only where each
// way to it leads through this module, so that this is the one module of the room that exports
// Foundation.

@_exported public import Foundation
