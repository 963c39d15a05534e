// Collections that change in place, are sorted, searched and enumerated.
//
// After 0.1 s:
//   shared 3
//   sorted 1 2 3
//   by length a, bb, ccc
//   descending 3 2 1
//   index 1, missing: yes
//   odd 1 3
//   stopped at 1
//   reversed ccc bb a
//   keys one,three,two
//   sum 6
//   replaced x at 0, 2 left
//   set 2, union 3
//   sub 2 3
//   joined 1-2-3
//   counted b 2
//   last 3, first (null)
#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>

@interface CollectionsListViewController : UIViewController
@end

@implementation CollectionsListViewController

static NSInteger byLength(id a, id b, void *context) {
    NSUInteger x = [a length], y = [b length];
    return x < y ? NSOrderedAscending : x > y ? NSOrderedDescending : NSOrderedSame;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    NSMutableArray *numbers = [NSMutableArray arrayWithObjects:@3, @1, nil];
    NSMutableArray *alias = numbers;
    [alias addObject:@2];
    NSLog(@"shared %lu", (unsigned long)[numbers count]);

    NSArray *sorted = [numbers sortedArrayUsingSelector:@selector(compare:)];
    NSLog(@"sorted %@", [sorted componentsJoinedByString:@" "]);
    NSArray *words = @[@"ccc", @"a", @"bb"];
    words = [words sortedArrayUsingFunction:byLength context:NULL];
    NSLog(@"by length %@", [words componentsJoinedByString:@", "]);
    [numbers sortUsingComparator:^NSComparisonResult(id obj1, id obj2) {
        return [obj2 compare:obj1];
    }];
    NSLog(@"descending %@", [numbers componentsJoinedByString:@" "]);
    NSLog(@"index %lu, missing: %@", (unsigned long)[numbers indexOfObject:@2],
          [numbers indexOfObject:@9] == NSNotFound ? @"yes" : @"no");

    NSPredicate *odd = [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) {
        return [object intValue] % 2 == 1;
    }];
    NSLog(@"odd %@", [[sorted filteredArrayUsingPredicate:odd] componentsJoinedByString:@" "]);

    [words enumerateObjectsUsingBlock:^(NSString *word, NSUInteger index, BOOL *stop) {
        if (word.length == 2) {
            NSLog(@"stopped at %lu", (unsigned long)index);
            *stop = YES;
        }
    }];
    NSMutableArray *reversed = [NSMutableArray array];
    for (NSString *word in [words reverseObjectEnumerator]) {
        [reversed addObject:word];
    }
    NSLog(@"reversed %@", [reversed componentsJoinedByString:@" "]);

    NSMutableDictionary *table = [@{@"one": @1, @"two": @2} mutableCopy];
    table[@"three"] = @3;
    [table setObject:@0 forKey:@"zero"];
    [table removeObjectForKey:@"zero"];
    NSArray *keys = [table.allKeys sortedArrayUsingSelector:@selector(compare:)];
    NSLog(@"keys %@", [keys componentsJoinedByString:@","]);
    __block NSInteger sum = 0;
    [table enumerateKeysAndObjectsUsingBlock:^(id key, NSNumber *value, BOOL *stop) {
        sum += value.integerValue;
    }];
    NSLog(@"sum %ld", (long)sum);

    NSMutableArray *parts = [[NSMutableArray alloc] initWithArray:words];
    [parts replaceObjectAtIndex:0 withObject:@"x"];
    [parts removeLastObject];
    NSLog(@"replaced %@ at %lu, %lu left", parts[0], (unsigned long)[parts indexOfObject:@"x"],
          (unsigned long)parts.count);

    NSMutableSet *set = [NSMutableSet setWithArray:@[@1, @2, @1]];
    NSUInteger before = set.count;
    [set unionSet:[NSSet setWithObjects:@2, @3, nil]];
    NSLog(@"set %lu, union %lu", (unsigned long)before, (unsigned long)set.count);

    NSArray *sub = [sorted subarrayWithRange:NSMakeRange(1, 2)];
    NSLog(@"sub %@ %@", sub[0], sub[1]);
    NSMutableString *joined = [@"" mutableCopy];
    for (NSUInteger i = 0; i < sorted.count; i++) {
        if (i) [joined appendString:@"-"];
        [joined appendString:[[sorted objectAtIndex:i] stringValue]];
    }
    NSLog(@"joined %@", joined);

    NSCountedSet *counted = [NSCountedSet setWithArray:@[@"a", @"b", @"b"]];
    NSLog(@"counted b %lu", (unsigned long)[counted countForObject:@"b"]);
    NSLog(@"last %@, first %@", sorted.lastObject, [[NSArray array] firstObject]);
}

@end
