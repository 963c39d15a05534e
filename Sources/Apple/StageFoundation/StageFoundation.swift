// What stands for Foundation on a stage: names that need its clock, its random numbers, its log or
// its files are replaced by ours, and so is the root of classes. All others are Foundation's.
//
// The module is not called Foundation, which it exports. All names that hide Foundation's are here
// or in StageDispatch; one of another module would be ambiguous in a file that imports two
// frameworks.

@_exported public import StageDispatch
