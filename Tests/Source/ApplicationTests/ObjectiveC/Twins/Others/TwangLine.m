#import "TwangLine.h"

@interface TwangLine ()
@property (nonatomic) CGFloat curveTop;
@end

@implementation TwangLine

- (CGPoint)center
{
    return CGPointMake(self.bounds.size.width / 2, self.curveTop);
}

- (void)setCenter:(CGPoint)center
{
    _curveTop = center.y;
    [self setNeedsDisplay];
}

- (void)drawRect:(CGRect)rect
{
    CGFloat middle = CGRectGetHeight(self.bounds) / 2.0;
    UIBezierPath *path = [UIBezierPath bezierPath];
    [path moveToPoint:CGPointMake(0, middle)];
    [path addQuadCurveToPoint:CGPointMake(CGRectGetWidth(self.bounds), middle)
                 controlPoint:CGPointMake(CGRectGetMidX(self.bounds), middle + self.curveTop)];
    path.lineWidth = 2;
    [[UIColor blackColor] setStroke];
    [path stroke];
}

@end
