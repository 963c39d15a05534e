// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kinds of nodes of clang's tree that the translator knows.
enum NodeKind: String, CaseIterable {
  case other
  // Declarations
  case TranslationUnitDecl, ObjCInterfaceDecl, ObjCImplementationDecl, ObjCCategoryDecl
  case ObjCCategoryImplDecl, ObjCProtocolDecl, ObjCMethodDecl, ObjCPropertyDecl, ObjCIvarDecl
  case ObjCPropertyImplDecl, ObjCTypeParamDecl, ImplicitParamDecl, ParmVarDecl, VarDecl
  case FunctionDecl, TypedefDecl, EnumDecl, EnumConstantDecl, RecordDecl, FieldDecl
  case IndirectFieldDecl, BlockDecl, EmptyDecl, StaticAssertDecl, LabelDecl, Capture
  // Statements
  case CompoundStmt, DeclStmt, IfStmt, ForStmt, WhileStmt, DoStmt, SwitchStmt, CaseStmt
  case DefaultStmt, BreakStmt, ContinueStmt, ReturnStmt, NullStmt, GotoStmt, LabelStmt
  case IndirectGotoStmt, GCCAsmStmt, MSAsmStmt, AttributedStmt, ObjCForCollectionStmt
  case ObjCAtTryStmt, ObjCAtCatchStmt, ObjCAtFinallyStmt, ObjCAtThrowStmt
  case ObjCAtSynchronizedStmt, ObjCAutoreleasePoolStmt
  // Expressions
  case ImplicitCastExpr, CStyleCastExpr, ObjCBridgedCastExpr, ParenExpr, ConstantExpr
  case ExprWithCleanups, MaterializeTemporaryExpr, PseudoObjectExpr, OpaqueValueExpr
  case ObjCPropertyRefExpr, ObjCSubscriptRefExpr, ObjCMessageExpr, ObjCIvarRefExpr, ObjCIsaExpr
  case DeclRefExpr, MemberExpr, ArraySubscriptExpr, CallExpr, UnaryOperator, BinaryOperator
  case CompoundAssignOperator, ConditionalOperator, BinaryConditionalOperator
  case IntegerLiteral, FloatingLiteral, CharacterLiteral, StringLiteral, ObjCStringLiteral
  case ObjCBoolLiteralExpr, CXXBoolLiteralExpr, ObjCArrayLiteral, ObjCDictionaryLiteral
  case ObjCBoxedExpr, ObjCSelectorExpr, ObjCProtocolExpr, ObjCEncodeExpr
  case ObjCAvailabilityCheckExpr, ObjCIndirectCopyRestoreExpr, BlockExpr, StmtExpr
  case InitListExpr, CompoundLiteralExpr, ImplicitValueInitExpr, UnaryExprOrTypeTraitExpr
  case PredefinedExpr, OffsetOfExpr, GNUNullExpr, RecoveryExpr, VAArgExpr, ChooseExpr
  case GenericSelectionExpr, DesignatedInitExpr, AddrLabelExpr, CXXDependentScopeMemberExpr
  case AtomicExpr, SourceLocExpr, TypoExpr, FullComment
  // Attributes
  case IBOutletAttr, IBActionAttr, IBOutletCollectionAttr, BlocksAttr, CleanupAttr, OverloadableAttr
}
