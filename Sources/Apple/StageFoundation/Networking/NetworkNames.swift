// Requests and responses are Foundation's values; sessions, tasks and protocols are ours, since
// they follow the clock of the stage and find no network.

@_exported public import FoundationNetworking
