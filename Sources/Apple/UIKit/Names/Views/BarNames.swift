// Apple's names of bars and their items.

public import Bars

/// `BarItem`.
public typealias UIBarItem = BarItem
/// `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem
/// `BarMetrics`.
public typealias UIBarMetrics = BarMetrics
/// `BarStyle`.
public typealias UIBarStyle = BarStyle
/// `NavigationBar`.
public typealias UINavigationBar = NavigationBar
/// `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// `NavigationItem`.
public typealias UINavigationItem = NavigationItem
/// `SearchBar`.
public typealias UISearchBar = SearchBar
/// `SearchBarDelegate`.
public typealias UISearchBarDelegate = SearchBarDelegate
/// `SearchToken`.
public typealias UISearchToken = SearchToken
/// `SearchTextField`.
public typealias UISearchTextField = SearchTextField
/// `TabBar`.
public typealias UITabBar = TabBar
/// `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate
/// `TabBarItem`.
public typealias UITabBarItem = TabBarItem
/// `Toolbar`.
public typealias UIToolbar = Toolbar
/// `AlertAction`.
public typealias UIAlertAction = AlertAction
/// `BarAppearance`.
public typealias UIBarAppearance = BarAppearance
/// `NavigationBarAppearance`.
public typealias UINavigationBarAppearance = NavigationBarAppearance
/// `TabBarAppearance`.
public typealias UITabBarAppearance = TabBarAppearance
/// `ToolbarAppearance`.
public typealias UIToolbarAppearance = ToolbarAppearance
/// `BarButtonItemAppearance`.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance
/// `BarButtonItemStateAppearance`.
public typealias UIBarButtonItemStateAppearance = BarButtonItemStateAppearance
/// `TabBarItemAppearance`.
public typealias UITabBarItemAppearance = TabBarItemAppearance
/// `TabBarItemStateAppearance`.
public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance
