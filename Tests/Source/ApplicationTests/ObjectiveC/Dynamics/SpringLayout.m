// A layout whose items hang on springs, as the list of messages does.
//
// After 0.1 s:
//   3 items, the last 2
//   springs 3
//   at rest 1
#import <UIKit/UIKit.h>

@interface SpringLayout : UICollectionViewFlowLayout
@property(nonatomic, strong) UIDynamicAnimator *animator;
@end

@implementation SpringLayout
- (void)awakeFromNib { self.itemSize = CGSizeMake(50, 50); }

- (void)prepareLayout {
    [super prepareLayout];
    if (self.animator) return;
    self.animator = [[UIDynamicAnimator alloc] initWithCollectionViewLayout:self];
    NSArray *items = [super layoutAttributesForElementsInRect:CGRectMake(0, 0, 375, 600)];
    NSSet *paths = [NSSet setWithArray:[items valueForKey:@"indexPath"]];
    NSIndexPath *last = [[items valueForKey:@"indexPath"] lastObject];
    NSLog(@"%ld items, the last %ld", (long)paths.count, (long)last.item);
    [items enumerateObjectsUsingBlock:^(id<UIDynamicItem> item, NSUInteger index, BOOL *stop) {
        UIAttachmentBehavior *spring = [[UIAttachmentBehavior alloc] initWithItem:item
                                                                 attachedToAnchor:[item center]];
        spring.length = 0;
        spring.damping = 0.8;
        spring.frequency = 1;
        [self.animator addBehavior:spring];
    }];
    NSLog(@"springs %ld", (long)self.animator.behaviors.count);
    UIAttachmentBehavior *first = self.animator.behaviors.firstObject;
    [self.animator updateItemUsingCurrentState:first.items.firstObject];
    CGPoint center = [first.items.firstObject center];
    NSLog(@"at rest %d", CGPointEqualToPoint(center, first.anchorPoint));
}

- (NSArray *)layoutAttributesForElementsInRect:(CGRect)rect {
    return [self.animator itemsInRect:rect];
}
@end

@interface SpringLayoutController : UICollectionViewController
@end

@implementation SpringLayoutController
- (instancetype)init {
    return [super initWithCollectionViewLayout:[[SpringLayout alloc] init]];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.collectionView registerClass:[UICollectionViewCell class]
            forCellWithReuseIdentifier:@"cell"];
}

- (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section {
    return 3;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)view
                  cellForItemAtIndexPath:(NSIndexPath *)path {
    return [view dequeueReusableCellWithReuseIdentifier:@"cell" forIndexPath:path];
}
@end
