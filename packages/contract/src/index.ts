export { AccountRole, CodeTicket, Consent, Me } from './account/calls.js'
export { Arcade, ScoreRow, Unranked } from './arcade/calls.js'
export { AuthSession, SessionTtl, SignedIn } from './auth-session/calls.js'
export { Block } from './block/calls.js'
export { ChatChannel, ChatEvent, ChatItem, ChatItemKind } from './chat/calls.js'
export { Comment, CommentReply, CommentSort, CommentTarget } from './comment/calls.js'
export {
  Attachment,
  AttachmentRef,
  AttachmentType,
  Board,
  NewPoll,
  Poll,
  Post,
  PostCard,
  PostSort,
} from './community/calls.js'
export { Block as TextBlock, RichText, Span, textOf, textOfBlock } from './community/rich-text.js'
export { contract } from './contract.js'
export type {
  BodyOf,
  Contract,
  ContractKey,
  KeysOfFile,
  KeysOfKind,
  KeysOfMethod,
  OwnedKind,
  ParamsOf,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
  QueryOf,
  ReplyOf,
} from './contract.js'
export { COMMON_CODES, call, download, empty, json, stream } from './core/call.js'
export type {
  ActorPolicy,
  AuthStrength,
  CallDeclaration,
  CallKey,
  DeclaredFile,
  Method,
  OperatorRole,
  Reply,
} from './core/call.js'
export { Country, Email, NewPassword, NickName, PersonName } from './core/person.js'
export { ClientId, Cursor, Uuid } from './core/primitives.js'
export {
  Engagement,
  EngagementTarget,
  FollowTarget,
  LikeTarget,
  SaveCollection,
  SaveTarget,
  SavedThing,
  Subscription,
} from './engagement/calls.js'
export { BatchResult, EventBatch, UserEvent } from './event-log/calls.js'
export {
  ConsensusPeriod,
  GameCard,
  GameDetail,
  GameMood,
  GameRanking,
  GameStat,
  PlayCard,
  TierConsensus,
} from './game/calls.js'
export {
  BranchChoice,
  BranchContent,
  BranchEnding,
  BranchNode,
  GameContent,
  GameKind,
  Picture,
  PsytestAxis,
  PsytestContent,
  PsytestQuestion,
  PsytestResult,
  QuizBand,
  QuizContent,
  QuizQuestion,
  TierColour,
  TierContent,
  TierItem,
  TierRow,
  TomatoBand,
  TomatoContent,
  WorldcupContent,
  WorldcupItem,
} from './game/content.js'
export {
  BranchOutcome,
  GameOutcome,
  PsytestOutcome,
  QuizOutcome,
  ResultCard,
  TierOutcome,
  TomatoOutcome,
  WorldcupMatch,
  WorldcupOutcome,
} from './game/outcome.js'
export { GemOverview, Membership, TurnPrice } from './gem/calls.js'
export type { GemUsage } from './gem/calls.js'
export { AgeBand, Persona, PersonaFields, PersonaName } from './persona/calls.js'
export { OwnReview, Review, ReviewSummary } from './review/calls.js'
export { StoryFileFormat } from './story-file/calls.js'
export { MemoryKind, StoryMemory } from './story-memory/calls.js'
export { SharedStory, SharedTurn, StoryShare, StoryShareKind } from './story-share/calls.js'
export { Home, HomeRow, SeasonTile, TalesHome } from './home/calls.js'
export { ChatImageKey, ImageKey, PostImageKey, TicketImageKey } from './image/keys.js'
export {
  BulletinItem,
  MorningCalendar,
  MorningCheck,
  MorningMood,
  MorningNote,
  MorningReaction,
  MorningStreak,
  MorningToday,
} from './morning/calls.js'
export { Notification, NotificationContent, NotificationTopic } from './notification/calls.js'
export { Order, OrderStatus, OwnPath, PaymentFailure, PaymentProviderName } from './order/calls.js'
export type { RefundQuote } from './order/calls.js'
export {
  Comparison,
  FinishedPlay,
  OpenPlay,
  PlayMode,
  PlayOptions,
  ShareCode,
} from './play/calls.js'
export {
  AnswerInput,
  BranchInput,
  PlayInput,
  TierInput,
  TomatoInput,
  WorldcupInput,
} from './play/inputs.js'
export { Gender, Maker, OwnProfile, ProfileCard, PublicProfile } from './profile/calls.js'
export {
  CaseOutcome,
  CaseStatus,
  HiddenBy,
  ModerationCase,
  ModerationCaseDetail,
  OwnCase,
} from './moderation/cases.js'
export { AuditEntry, NewSanction, PersonCard, Sanction } from './moderation/people.js'
export { KeywordPage, KeywordPair } from './keyword/calls.js'
export { NewsArea, NewsItem, NewsKind, NewsReaction, NewsTag } from './news/calls.js'
export { PageKey, PageText } from './page/calls.js'
export { Featured, FeaturedPlace } from './featured/calls.js'
export { ReportReason, ReportTarget } from './report/calls.js'
export { CreatorCard, SearchGroup, SearchHit, SearchType, Suggestion } from './search/calls.js'
export { AuthProvider } from './social/calls.js'
export {
  AdminTicket,
  AdminTicketCard,
  Ticket,
  TicketCard,
  TicketKind,
  TicketMessage,
  TicketStatus,
  TicketSubject,
} from './support/calls.js'
export { CoinStore, InventoryItem, PayQuote, PayType, RuneStore, StoreItem } from './store/calls.js'
export type { CoinPack, Seller } from './store/calls.js'
export {
  EndingShelf,
  LikedTheme,
  StoryOrigin,
  StoryTree,
  TreeNode,
  NarratorKey,
  StorySession,
  StorySessionCard,
  StorySessionView,
  ThemeReading,
} from './story-session/calls.js'
export { CreateTurnBody } from './story-turn/calls.js'
export { FoundTurn, ProseMark, TurnReceipt } from './story-turn/receipt.js'
export {
  Dice,
  FeedbackReason,
  GaugeChange,
  TurnFeedback,
  Pace,
  ReachedEnding,
  Turn,
  TurnEvent,
  TurnHalt,
  TurnKind,
  TurnNarrator,
  TurnStatus,
} from './story-turn/turn.js'
export type { TurnGems } from './story-turn/turn.js'
export {
  AgeRating,
  CastMember,
  Character,
  Choice,
  Emotion,
  FoundCharacter,
  Genre,
  PlayableScene,
  Portraits,
  StoryLength,
  ThemeCard,
  ThemeDetail,
} from './theme/calls.js'
export {
  FreshLetter,
  HungOrnament,
  Ornament,
  ReceivedLetter,
  Tree,
  TreeCard,
  TreeGround,
  TreeLook,
  TreeRefusal,
  TreeWriters,
} from './tree/calls.js'
export {
  YearBook,
  YearBookCard,
  YearLetter,
  YearMaking,
  YearStep,
  Yearend,
} from './yearend/calls.js'
export { Archetype, YearPage, YearSource } from './yearend/snapshot.js'
export type { YearNumber } from './yearend/snapshot.js'
export { Currency, LedgerLine, LotOrigin, MovementKind, Receipt, Wallet } from './wallet/calls.js'
export type { WalletPart } from './wallet/calls.js'
