// Apple's names of views that scroll.

public import PictureKit
public import Scrolling

/// `ScrollView`.
public typealias UIScrollView = ScrollView
/// `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// `TableView`.
public typealias UITableView = TableView
/// `TableViewCell`.
public typealias UITableViewCell = TableViewCell
/// `TableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource
/// `TableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate
/// `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// `ContextualAction`.
public typealias UIContextualAction = ContextualAction
/// `SwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
/// `TableViewRowAction`.
public typealias UITableViewRowAction = TableViewRowAction
/// `TableRowDeletion`, to which the importer has the classes conform that delete rows.
public typealias _TableRowDeletion = TableRowDeletion
/// `TableRowMovement`, to which the importer has the classes conform that move rows.
public typealias _TableRowMovement = TableRowMovement
/// `CollectionItemMovement`, to which the importer has the classes conform that move items.
public typealias _CollectionItemMovement = CollectionItemMovement
/// `CollectionView`.
public typealias UICollectionView = CollectionView
/// `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView
/// `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// `CollectionViewDataSource`.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// `CollectionViewDelegate`.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// `CollectionViewDelegateFlowLayout`.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
/// `CollectionViewFlowLayout`.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
/// `CollectionViewLayout`.
public typealias UICollectionViewLayout = CollectionViewLayout
/// `CollectionViewLayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// `CollectionViewUpdateItem`.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem
/// `PickerView`.
public typealias UIPickerView = PickerView
/// `PickerViewDataSource`.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// `PickerViewDelegate`.
public typealias UIPickerViewDelegate = PickerViewDelegate
/// `TextView`.
public typealias UITextView = TextView
/// `TextViewDelegate`.
public typealias UITextViewDelegate = TextViewDelegate
/// `TextItem`.
public typealias UITextItem = TextItem
/// `TextItemInteraction`.
public typealias UITextItemInteraction = TextItemInteraction
/// `TextLink`, for methods that the importer adds.
public typealias _TextLink = TextLink
/// `TextAttachment`, for methods that the importer adds.
public typealias _TextAttachment = TextAttachment
/// `TextContainer`.
public typealias NSTextContainer = TextContainer

/// What changes in an arrangement that is invalidated.
public typealias UICollectionViewLayoutInvalidationContext = CollectionViewLayoutInvalidationContext

/// What changes in a flow layout that is invalidated.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionViewFlowLayoutInvalidationContext
/// `ListSeparatorConfiguration`.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration
/// `ConfigurationColorTransformer`.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
