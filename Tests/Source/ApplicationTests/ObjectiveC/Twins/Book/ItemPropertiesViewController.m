// The properties of items; a subclass sets others.
#import <UIKit/UIKit.h>

@interface ItemPropertiesViewController : UIViewController
@property (nonatomic, strong) NSMutableArray *balls;
@property (nonatomic, strong) UIDynamicAnimator *animator;
@end

@interface ItemPropertiesViewController (Properties)
- (void)setPropertiesOfBehavior:(UIDynamicItemBehavior *)behavior;
@end

@implementation ItemPropertiesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.balls = [NSMutableArray arrayWithCapacity:2];
    for (NSNumber *x in @[@48, @208]) {
        UIImageView *ball = [[UIImageView alloc] init];
        ball.frame = CGRectMake([x floatValue], 84, 64, 64);
        ball.backgroundColor = [UIColor blueColor];
        [self.view addSubview:ball];
        [_balls addObject:ball];
    }
    UIDynamicItemBehavior *properties =
        [[UIDynamicItemBehavior alloc] initWithItems:@[[self.balls lastObject]]];
    [self setPropertiesOfBehavior:properties];
    UIGravityBehavior *gravity = [[UIGravityBehavior alloc] initWithItems:self.balls];
    UICollisionBehavior *collision = [[UICollisionBehavior alloc] initWithItems:self.balls];
    collision.translatesReferenceBoundsIntoBoundary = YES;

    self.animator = [[UIDynamicAnimator alloc] initWithReferenceView:self.view];
    [@[properties, gravity, collision] enumerateObjectsUsingBlock:^(id behavior, NSUInteger index, BOOL *stop) {
        [self.animator addBehavior:behavior];
    }];
}

@end

@implementation ItemPropertiesViewController (Properties)

- (void)setPropertiesOfBehavior:(UIDynamicItemBehavior *)behavior {
    behavior.elasticity = 0.75;
}

@end

@interface ResistanceViewController : ItemPropertiesViewController
@end

@implementation ResistanceViewController

- (void)setPropertiesOfBehavior:(UIDynamicItemBehavior *)behavior {
    [behavior setValue:@5.0 forKey:@"resistance"];
    behavior.elasticity = 0.2;
}

@end
