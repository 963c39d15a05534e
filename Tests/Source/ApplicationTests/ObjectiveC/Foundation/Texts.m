// Formats, ranges, parts and styles of texts.
//
// After 0.1 s:
//   007 7.50 0x1f 50% c
//   three, 5
//   Hello, WORLD hello, world
//   {6, 5} o
//   a b c
//   trimmed
//   12 3.5 1
//   greater, same
//   path file.txt txt
//   café has 5
//   insert: He-llo
//   {10, 20} {{1, 2}, {3, 4}}
//   styled 11, red from 0
//   (null) and 42
//   an image is 1 of 3
#import <UIKit/UIKit.h>

@interface TextsViewController : UIViewController
@end

@implementation TextsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"%03d %.2f 0x%x %d%% %c", 7, 7.5, 31, 50, 'c');
    NSString *text = @"three";
    NSLog(@"%@, %lu", text, (unsigned long)[text length]);
    NSString *hello = @"Hello, ";
    NSLog(@"%@ %@", [hello stringByAppendingString:[@"world" uppercaseString]],
          [[hello stringByAppendingString:@"World"] lowercaseString]);
    NSString *phrase = @"Hello world";
    NSRange range = [phrase rangeOfString:@"world"];
    NSLog(@"%@ %@", NSStringFromRange(range), [phrase substringWithRange:NSMakeRange(4, 1)]);
    NSLog(@"%@", [[@"a,b,c" componentsSeparatedByString:@","] componentsJoinedByString:@" "]);
    NSLog(@"%@", [@"  trimmed \n" stringByTrimmingCharactersInSet:
                      [NSCharacterSet whitespaceAndNewlineCharacterSet]]);
    NSLog(@"%d %.1f %d", [@"12 apples" intValue], [@"3.5" doubleValue], [@"YES" boolValue]);
    NSComparisonResult order = [@"b" compare:@"a"];
    NSLog(@"%@, %@", order == NSOrderedDescending ? @"greater" : @"not greater",
          [@"x" isEqualToString:@"x"] ? @"same" : @"other");
    NSString *path = [@"path" stringByAppendingPathComponent:@"file.txt"];
    NSLog(@"%@ %@ %@", [path stringByDeletingLastPathComponent], [path lastPathComponent],
          path.pathExtension);
    NSString *cafe = @"cafe\u0301";
    NSLog(@"%@ has %lu", cafe, (unsigned long)cafe.length);
    NSMutableString *change = [NSMutableString stringWithString:@"Hello"];
    [change insertString:@"-" atIndex:2];
    NSLog(@"insert: %@", change);
    NSLog(@"%@ %@", NSStringFromCGSize(CGSizeMake(10, 20)),
          NSStringFromCGRect(CGRectMake(1, 2, 3, 4)));

    NSMutableAttributedString *styled =
        [[NSMutableAttributedString alloc] initWithString:phrase];
    [styled addAttribute:NSForegroundColorAttributeName value:[UIColor redColor]
                   range:NSMakeRange(0, 5)];
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, 40, 280, 40)];
    label.attributedText = styled;
    [self.view addSubview:label];
    NSLog(@"styled %lu, red from 0", (unsigned long)label.attributedText.length);
    NSString *none = nil;
    NSLog(@"%@ and %@", none, [NSNumber numberWithInteger:42]);
    NSTextAttachment *picture = [[NSTextAttachment alloc] init];
    NSAttributedString *image = [NSAttributedString attributedStringWithAttachment:picture];
    NSMutableAttributedString *both = [[NSMutableAttributedString alloc] initWithString:@"no"];
    [both appendAttributedString:image];
    NSLog(@"an image is %d of %d", (int)image.length, (int)both.length);
}

@end
