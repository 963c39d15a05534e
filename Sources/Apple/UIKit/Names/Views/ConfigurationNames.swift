// Apple's names of configurations and lists.

public import Scrolling

/// `ContentView`.
public typealias UIContentView = ContentView
/// `ContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// `ConfigurationStateCustomKey`.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
/// `ListContentConfiguration`.
public typealias UIListContentConfiguration = ListContentConfiguration
/// `ListContentView`.
public typealias UIListContentView = ListContentView
/// `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// `CollectionLayoutListConfiguration`.
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration
/// `CollectionViewListCell`.
public typealias UICollectionViewListCell = CollectionViewListCell
/// `CellAccessory`.
public typealias UICellAccessory = CellAccessory
