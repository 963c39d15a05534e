// Classes that inherit, describe themselves, are compared and copied.
//
// After 0.1 s:
//   circle of radius 2, area 12.57
//   square of side 3, area 9.00
//   shape, area 0.00
//   equal 1, same 0, in set 1
//   copy 5, original 4
//   class Circle, super Shape
//   kind 1, member 0
//   made 5
#import <UIKit/UIKit.h>

@interface Shape : NSObject
+ (instancetype)shape;
+ (NSUInteger)count;
- (double)area;
@end

@implementation Shape

static NSUInteger made = 0;

+ (void)initialize {
    if (self == [Shape class]) made = 0;
}

+ (instancetype)shape {
    return [[self alloc] init];
}

+ (NSUInteger)count {
    return made;
}

- (instancetype)init {
    if (self = [super init]) {
        made += 1;
    }
    return self;
}

- (double)area {
    return 0;
}

- (NSString *)name {
    return @"shape";
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@, area %.2f", [self name], [self area]];
}

@end

@interface Circle : Shape <NSCopying>
@property (nonatomic) double radius;
- (id)initWithRadius:(double)radius;
@end

@implementation Circle

- (id)initWithRadius:(double)radius {
    self = [super init];
    if (!self) return nil;
    self.radius = radius;
    return self;
}

- (double)area {
    return M_PI * pow(self.radius, 2);
}

- (NSString *)name {
    return [NSString stringWithFormat:@"circle of radius %g", self.radius];
}

- (BOOL)isEqual:(id)object {
    if (![object isKindOfClass:[Circle class]]) return NO;
    return [(Circle *)object radius] == self.radius;
}

- (NSUInteger)hash {
    return (NSUInteger)self.radius;
}

- (id)copyWithZone:(NSZone *)zone {
    return [[[self class] allocWithZone:zone] initWithRadius:self.radius];
}

@end

@interface Square : Shape {
    float side;
}
- (id)initWithSide:(float)aSide;
@end

@implementation Square

- (id)initWithSide:(float)aSide {
    if ((self = [super init]) != nil) {
        side = aSide;
    }
    return self;
}

- (double)area {
    return side * side;
}

- (NSString *)name {
    return [@"square of side " stringByAppendingFormat:@"%.0f", side];
}

@end

@interface ShapesListViewController : UIViewController
@end

@implementation ShapesListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    Circle *circle = [[Circle alloc] initWithRadius:2];
    NSArray *shapes = @[circle, [[Square alloc] initWithSide:3], [Shape shape]];
    for (Shape *shape in shapes) {
        NSLog(@"%@", shape);
    }
    Circle *other = [[Circle alloc] initWithRadius:2];
    NSSet *set = [NSSet setWithObject:circle];
    NSLog(@"equal %d, same %d, in set %d", [circle isEqual:other], circle == other,
          [set containsObject:other]);
    circle.radius = 4;
    Circle *copy = [circle copy];
    copy.radius += 1;
    NSLog(@"copy %g, original %g", copy.radius, circle.radius);
    NSLog(@"class %@, super %@", NSStringFromClass([circle class]), [circle superclass]);
    NSLog(@"kind %d, member %d", [circle isKindOfClass:[Shape class]],
          [circle isMemberOfClass:[Shape class]]);
    NSLog(@"made %lu", (unsigned long)[Shape count]);
}

@end
