// Rules of C, each of which shows what it gives. A test runs them as a program in C that clang
// compiles and as one in Objective-C that is translated, and compares what both show.

enum Weekday { Monday, Tuesday, Friday = 4, Saturday, Sunday = -1 };

typedef enum { Low = 1 << 0, Middle = 1 << 1, High = 1 << 31 } Level;

struct Point3 {
    int x, y;
    short z;
};

typedef struct {
    char letter;
    double number;
    int list[3];
    struct Point3 point;
} Record;

static int calls = 0;

static int called(int value) {
    calls = calls * 10 + value;
    return value;
}

static int counted(void) {
    static int count = 5;
    static const int step = 2;
    count += step;
    return count;
}

static void promotions(void) {
    signed char small = 100;
    unsigned char big = 200;
    short narrow = -30000;
    unsigned short wide = 60000;
    show("char + char", small + small);
    show("char in char", (signed char)(small + small));
    show("uchar * uchar", big * big);
    show("uchar in uchar", (unsigned char)(big * big));
    show("short - ushort", narrow - wide);
    show("ushort * ushort", (unsigned int)wide * wide);
    show("~uchar", ~big);
    show("-uchar", -big);
    show("!uchar", !big);
    show("char < uchar", small < big);
    unsigned int one = 1;
    int minusOne = -1;
    show("-1 < 1u", minusOne < one);
    show("-1 > 1u", minusOne > one);
    show("-1 == 0xffffffff", minusOne == 0xffffffffu);
    show("-1L < 1u", (long)minusOne < one);
    show("1u - 2", one - 2);
    show("1ul - 2", (long long)(1ul - 2 > 5));
    long sum = one - 2;
    show("long = 1u - 2", sum);
    show("int * -1u", (int)(one * minusOne));
    char c = 'A';
    c += 200;
    show("char += 200", c);
    show("char literal", 'a' + '\0' + '\x41' + '\101');
    show("char signedness", (char)255 < 0);
    float f = 16777217;
    show("float of int", (long long)f);
    show("double of long", (long long)(double)9007199254740993LL);
    show("int of double", (int)-3.99);
    show("uint of double", (unsigned int)3000000000.5);
    show("bool of 256", (_Bool)256);
    show("bool of 0.5", (_Bool)0.5);
    show("char of 256", (char)256);
    show("short of int", (short)70000);
    show("int of long", (int)5000000000LL);
    show("uint of -1", (unsigned int)-1);
    show("ulong of int", (unsigned long)(unsigned int)-1 == 4294967295ul);
    show("ulong of -1", (unsigned long)-1 == 18446744073709551615ul);
}

static void arithmeticRules(void) {
    int zero = called(1) - 1;
    int large = 2147483647 + zero;
    show("-7 / 2", (-7 + zero) / 2);
    show("-7 % 2", (-7 + zero) % 2);
    show("7 / -2", (7 + zero) / -2);
    show("7 % -2", (7 + zero) % -2);
    show("7u / 2", (7u + zero) / 2);
    show("-7 / 2u", (-7 + zero) / 2u);
    show("int / float", (int)((7 + zero) / 2.0f * 100));
    show("int max + 1u", (unsigned int)large + 1u);
    show("1 << 31u", 1u << (31 + zero));
    show("1LL << 40", 1LL << (40 + zero));
    show("-16 >> 2", (-16 + zero) >> 2);
    show("0xf0000000 >> 4", (0xf0000000u + zero) >> 4);
    show("short << 4", (short)((4097 + zero) << 4));
    show("uchar >> 1", (unsigned char)(200 + zero) >> 1);
    show("5 & 3", (5 + zero) & 3);
    show("5 | 3", (5 + zero) | 3);
    show("5 ^ 3", (5 + zero) ^ 3);
    show("precedence", 1 + 2 * 3 - 4 / 2 % 3 << 1 & 6 | 9 ^ 2);
    show("unary", - -5 + +3 - ~4);
    int x = 10;
    x += 3.7;
    show("int += 3.7", x);
    x -= 0.5f;
    show("int -= 0.5f", x);
    x *= 1.5;
    show("int *= 1.5", x);
    x /= 0.4;
    show("int /= 0.4", x);
    x %= 7;
    show("int %= 7", x);
    x <<= 5;
    show("int <<= 5", x);
    x >>= 1;
    show("int >>= 1", x);
    x |= 0x101;
    x &= 0xff;
    x ^= 0x0f;
    show("int |= &= ^=", x);
    unsigned char byte = 250;
    byte += 10;
    show("uchar += 10", byte);
    byte -= 10;
    show("uchar -= 10", byte);
    byte *= 3;
    show("uchar *= 3", byte);
    byte <<= 3;
    show("uchar <<= 3", byte);
    byte++;
    show("uchar ++", byte);
    unsigned int u = 0;
    u--;
    show("0u --", u);
    short s = 32767;
    s++;
    show("short ++", s);
    int i = 5;
    int j = i++ + 10;
    show("i++", i * 100 + j);
    j = --i - 1;
    show("--i", i * 100 + j);
    int k = (i = 3, j = i + 1, i * j);
    show("comma", k);
    int a, b, c;
    a = b = c = 7;
    show("a = b = c", a + b + c);
    c = (a += 2) * 2;
    show("(a += 2) * 2", c * 100 + a);
    double d = 0.1 + 0.2;
    show("double", (long long)(d * 1e17));
    float g = 0.1f + 0.2f;
    show("float", (long long)(g * 1e9));
    show("float * double", (long long)(0.1f * 3.0 * 1e12));
    show("float * int", (long long)(0.1f * 3 * 1e9));
}

static void conditions(void) {
    calls = 0;
    int result = called(0) && called(1);
    show("0 && 1", result * 1000 + calls);
    calls = 0;
    result = called(2) || called(3);
    show("2 || 3", result * 1000 + calls);
    calls = 0;
    result = called(2) > called(1) ? called(4) : called(5);
    show("?:", result * 10000 + calls);
    calls = 0;
    result = called(1) + called(2) * called(3);
    show("order of operands", result * 10000 + calls);
    unsigned int u = 1;
    int negative = -1;
    show("int ?: uint", (long long)(1 ? negative : u));
    show("int ?: double", (long long)((1 ? negative : 0.5) * 2));
    show("char ?: short", (long long)(0 ? (char)1 : (short)300));
    show("int ?: ", negative ?: 5);
    show("0 ?: ", (negative + 1) ?: 5);
    show("a < b < c", (3 < 2) < 1);
    show("a == b == c", (2 == 2) == 1);
    show("!!", !!u + !u);
    show("true + true", (1 < 2) + (2 < 3));
    int value = 3;
    if (value = 0) show("assigned", 1);
    else show("assigned", 0);
    if ((value = called(4))) show("assigned", value);
    if (-0.0) show("minus zero", 1);
    else show("minus zero", 0);
}

static int selected(int value) {
    int sum = 0;
    switch (value) {
    case 0:
        sum += 1;
    case 1:
        sum += 10;
        break;
    case 2: {
        int inner = 100;
        sum += inner;
    }
    case 'A':
    case 3:
        sum += 1000;
        if (value == 3) break;
        sum += 10000;
        break;
    case -4:
        return -4;
    default:
        sum = -1;
        break;
    }
    return sum;
}

static int looped(int limit) {
    int sum = 0;
    for (int i = 0, j = 10; i < limit; i++, j--) {
        if (i == 2) continue;
        if (j == 3) break;
        for (int i = 0; i < 3; i++) {
            if (i == 1) continue;
            sum += i;
        }
        sum += i * j;
    }
    int n = limit;
    while (n-- > 0) {
        switch (n) {
        case 3: continue;
        case 1: break;
        default: sum += 1000;
        }
        sum += 10000;
    }
    do {
        sum++;
        if (sum % 7 == 0) break;
    } while (sum % 10);
    for (;;) {
        if (sum > 5) break;
        sum++;
    }
    return sum;
}

static void statements(void) {
    for (int i = -4; i < 5; i++) show("switch", selected(i));
    show("switch 'A'", selected('A'));
    for (int i = 0; i < 9; i++) show("loops", looped(i));
    show("static", counted());
    show("static", counted());
    show("enum", Monday + Tuesday * 10 + Friday * 100 + Saturday * 1000 + Sunday);
    enum Weekday day = Friday;
    day++;
    show("enum ++", day == Saturday);
    Level level = Low | Middle;
    show("flags", level & Middle);
    show("flags", (level & High) != 0);
    show("flags", ~level & 7);
    level |= High;
    show("flags", (unsigned int)level);
}

static void swap(int *one, int *other) {
    int kept = *one;
    *one = *other;
    *other = kept;
}

static int total(const int *list, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) sum += list[i] * (i + 1);
    return sum;
}

static struct Point3 moved(struct Point3 point) {
    point.x += 10;
    point.z -= 1;
    return point;
}

static void memory(void) {
    int one = 1, other = 2;
    swap(&one, &other);
    show("swap", one * 10 + other);
    int *pointer = &one;
    *pointer += 5;
    (*pointer)++;
    show("pointer", one);
    int list[5] = {3, 1, 4};
    show("list", total(list, 5));
    list[3] = list[0]++;
    list[4] += 9;
    show("list", total(list, 5));
    int *walker = list;
    int sum = 0;
    for (int i = 0; i < 5; i++) sum = sum * 3 + *walker++;
    show("walker", sum);
    show("offset", *(list + 2) + list[1]);
    swap(&list[0], &list[4]);
    show("list", total(list, 5));
    int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
    grid[1][0] += grid[0][2] * 10;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++) sum += grid[i][j] * (i * 3 + j);
    show("grid", sum);
    struct Point3 point = {1, 2, 3};
    struct Point3 copy = point;
    copy.x = 100;
    show("struct", point.x + copy.x);
    point = moved(copy);
    show("struct", point.x * 10000 + copy.x * 10 + point.z);
    struct Point3 named = {.z = 7, .x = 5};
    show("named", named.x * 100 + named.y * 10 + named.z);
    struct Point3 *to = &named;
    to->y = to->x + to->z;
    show("->", named.y);
    Record record = {'r', 2.5, {1, 2, 3}, {4, 5, 6}};
    Record second = record;
    second.list[1] = 20;
    second.point.y *= 3;
    show("record", record.list[1] * 1000 + second.list[1] * 10 + second.point.y);
    show("record", (long long)(record.number * 2) + record.letter);
    struct Point3 points[2] = {{1, 1, 1}, {2, 2, 2}};
    points[1].x = points[0].y + 8;
    show("points", points[1].x * 10 + points[1].y);
    struct Point3 literal = (struct Point3){.x = 8, .y = 9};
    show("literal", literal.x * 100 + literal.y * 10 + literal.z);
    char text[8] = "abc";
    text[1] = 'X';
    int length = 0;
    while (text[length]) length++;
    show("text", length * 1000 + text[1]);
    const char *word = "word";
    sum = 0;
    for (const char *next = word; *next; next++) sum = sum * 2 + *next;
    show("word", sum);
    show("sizeof", sizeof(int) + sizeof(char) * 10 + sizeof(long) * 100 + sizeof(short) * 1000);
    show("sizeof", sizeof(float) + sizeof(double) * 10 + sizeof(void *) * 100);
    show("sizeof list", sizeof(list) / sizeof(list[0]));
    show("sizeof struct", sizeof(struct Point3) * 100 + sizeof(Record));
    show("sizeof value", sizeof(one + 1LL) + sizeof 'a' * 10 + sizeof(grid) * 100);
    show("sizeof enum", sizeof(enum Weekday) + sizeof(Level) * 10);
}

static void rules(void) {
    promotions();
    arithmeticRules();
    conditions();
    statements();
    memory();
}
