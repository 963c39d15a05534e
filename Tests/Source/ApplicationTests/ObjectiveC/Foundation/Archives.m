// Objects are written to an archive and read from it.
//
// After 0.1 s:
//   Ada is 36, at {3, 4}
//   both are the same object, not the first: 1
//   2 tags, and one more: x, y, z
//   limits: low = 1
//   a color: 1
//   0 bytes are not read: they are no archive of this film.
//   no archive: (null)
//   nothing of the name: (null), 0
//   from a file: Ada
//   written to: root
#import <UIKit/UIKit.h>

@interface Person : NSObject <NSCoding>
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger age;
@property (nonatomic) CGPoint place;
@property (nonatomic, strong) NSMutableArray *tags;
@property (nonatomic, strong) NSDictionary *limits;
@property (nonatomic, strong) UIColor *color;
@end

@implementation Person

- (id)initWithCoder:(NSCoder *)coder {
    self = [super init];
    if (self) {
        _name = [coder decodeObjectForKey:@"name"];
        _age = [coder decodeIntegerForKey:@"age"];
        _place = [coder decodeCGPointForKey:@"place"];
        self.tags = [coder decodeObjectForKey:@"tags"];
        self.limits = [coder decodeObjectForKey:@"limits"];
        self.color = [coder decodeObjectForKey:@"color"];
        if (![coder containsValueForKey:@"height"]) {
            _age += (int)[coder decodeDoubleForKey:@"height"];
        }
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.name forKey:@"name"];
    [coder encodeInteger:self.age forKey:@"age"];
    [coder encodeCGPoint:self.place forKey:@"place"];
    [coder encodeObject:self.tags forKey:@"tags"];
    [coder encodeObject:self.limits forKey:@"limits"];
    [coder encodeObject:self.color forKey:@"color"];
}

@end

@interface ArchivesViewController : UIViewController
@end

@implementation ArchivesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    Person *ada = [[Person alloc] init];
    ada.name = @"Ada";
    ada.age = 36;
    ada.place = CGPointMake(3, 4);
    ada.tags = [NSMutableArray arrayWithObjects:@"x", @"y", nil];
    ada.limits = @{@"low": @1};
    ada.color = [UIColor redColor];

    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:@[ada, ada]];
    NSArray *read = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    Person *copy = read[0];
    NSLog(@"%@ is %ld, at %@", copy.name, (long)copy.age, NSStringFromCGPoint(copy.place));
    NSLog(@"both are the same object, not the first: %d", read[0] == read[1] && copy != ada);
    NSUInteger before = copy.tags.count;
    [copy.tags addObject:@"z"];
    NSLog(@"%lu tags, and one more: %@", (unsigned long)before,
          [copy.tags componentsJoinedByString:@", "]);
    NSLog(@"limits: low = %@", copy.limits[@"low"]);
    NSLog(@"a color: %d", [copy.color isEqual:[UIColor redColor]]);

    NSError *error = nil;
    id none = [NSKeyedUnarchiver unarchivedObjectOfClass:[Person class]
                                                fromData:[NSData data]
                                                   error:&error];
    NSLog(@"no archive: %@", none);
    NSKeyedUnarchiver *reader = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    NSLog(@"nothing of the name: %@, %d", [reader decodeObjectForKey:@"other"],
          [reader decodeBoolForKey:@"other"]);
    [reader finishDecoding];

    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"ada.archive"];
    [NSKeyedArchiver archiveRootObject:ada toFile:path];
    Person *kept = [NSKeyedUnarchiver unarchiveObjectWithFile:path];
    NSLog(@"from a file: %@", kept.name);

    NSMutableData *bytes = [NSMutableData data];
    NSKeyedArchiver *writer = [[NSKeyedArchiver alloc] initForWritingWithMutableData:bytes];
    [writer encodeObject:@"root" forKey:@"title"];
    [writer finishEncoding];
    NSKeyedUnarchiver *second = [[NSKeyedUnarchiver alloc] initForReadingWithData:bytes];
    NSLog(@"written to: %@", [second decodeObjectForKey:@"title"]);
}

@end
