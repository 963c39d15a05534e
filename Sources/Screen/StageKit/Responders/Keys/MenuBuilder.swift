/// The menus of commands while they are made: `UIMenuBuilder`.
public protocol MenuBuilder: AnyObject {}
