#import <UIKit/UIKit.h>
typedef NS_ENUM(NSInteger, UnitKind) {
  UnitKindPoint,
  UnitKindPixel,
};
static const CGFloat UnitSize = 12.5;
