import { expect, test } from 'vitest'
import * as codes from './codes.js'
import * as errors from './errors.js'
import * as contract from './index.js'
import * as json from './json.js'
import * as limits from './limits.js'
import * as names from './names.js'
import * as openapi from './openapi.js'
import * as specification from './specification.js'

const namesIn = (text: string) => text.trim().split(/\s+/)

test('the faces are these names', () => {
  expect(Object.keys(contract).toSorted()).toEqual(
    namesIn(`
  AccountRole AdminTicket AdminTicketCard AgeBand AgeRating AnswerInput Arcade Archetype Attachment
  AttachmentRef AttachmentType AuditEntry AuthProvider AuthSession BatchResult Block Board BranchChoice
  BranchContent BranchEnding BranchInput BranchNode BranchOutcome BulletinItem COMMON_CODES CaseOutcome
  CaseStatus CastMember Character ChatChannel ChatEvent ChatImageKey ChatItem ChatItemKind Choice ClientId
  CodeTicket CoinStore Comment CommentReply CommentSort CommentTarget Comparison ConsensusPeriod Consent
  Country CreateTurnBody CreatorCard Currency Cursor Dice Email Emotion EndingShelf Engagement
  EngagementTarget EventBatch Featured FeaturedPlace FeedbackReason FinishedPlay FollowTarget
  FoundCharacter FoundTurn FreshLetter GameCard GameContent GameDetail GameKind GameMood GameOutcome
  GameRanking GameStat GaugeChange GemOverview Gender Genre HiddenBy Home HomeRow HungOrnament ImageKey
  InventoryItem KeywordPage KeywordPair LedgerLine LikeTarget LikedTheme LotOrigin Maker Me Membership
  MemoryKind ModerationCase ModerationCaseDetail MorningCalendar MorningCheck MorningMood MorningNote
  MorningReaction MorningStreak MorningToday MovementKind NarratorKey NewPassword NewPoll NewSanction
  NewsArea NewsItem NewsKind NewsReaction NewsTag NickName Notification NotificationContent
  NotificationTopic OpenPlay Order OrderStatus Ornament OwnCase OwnPath OwnProfile OwnReview Pace PageKey
  PageText PayQuote PayType PaymentFailure PaymentProviderName PersonCard PersonName Persona PersonaFields
  PersonaName Picture PlayCard PlayInput PlayMode PlayOptions PlayableScene Poll Portraits Post PostCard
  PostImageKey PostSort ProfileCard ProseMark PsytestAxis PsytestContent PsytestOutcome PsytestQuestion
  PsytestResult PublicProfile QuizBand QuizContent QuizOutcome QuizQuestion ReachedEnding Receipt
  ReceivedLetter ReportReason ReportTarget ResultCard Review ReviewSummary RichText RuneStore Sanction
  SaveCollection SaveTarget SavedThing ScoreRow SearchGroup SearchHit SearchType SeasonTile SessionTtl
  ShareCode SharedStory SharedTurn SignedIn Span StoreItem StoryFileFormat StoryLength StoryMemory
  StoryOrigin StorySession StorySessionCard StorySessionView StoryShare StoryShareKind StoryTree
  Subscription Suggestion TalesHome TextBlock ThemeCard ThemeDetail ThemeReading Ticket TicketCard
  TicketImageKey TicketKind TicketMessage TicketStatus TicketSubject TierColour TierConsensus TierContent
  TierInput TierItem TierOutcome TierRow TomatoBand TomatoContent TomatoInput TomatoOutcome Tree TreeCard
  TreeGround TreeLook TreeNode TreeRefusal TreeWriters Turn TurnEvent TurnFeedback TurnHalt TurnKind
  TurnNarrator TurnPrice TurnReceipt TurnStatus Unranked UserEvent Uuid Wallet WorldcupContent
  WorldcupInput WorldcupItem WorldcupMatch WorldcupOutcome YearBook YearBookCard YearLetter YearMaking
  YearPage YearSource YearStep Yearend call contract download empty json stream textOf textOfBlock
  `),
  )
  expect(Object.keys(codes).toSorted()).toEqual(namesIn('STATUS_BY_CODE isErrorCode'))
  expect(Object.keys(errors).toSorted()).toEqual(
    namesIn(`
  AI_NOTICE BLOCKED_COPY ERRORS FIELD_COPY blockedMessage errorMessage isErrorCode isFieldCopy
  waitLabel
  `),
  )
  expect(Object.keys(json).toSorted()).toEqual(namesIn('isRecord'))
  expect(Object.keys(limits).toSorted()).toEqual(
    namesIn(`
  ADDRESS_FACTOR ARCADE ARCHETYPES AUTH_SESSION CHAT CHAT_IMAGE CODES CODE_MAILS_A_DAY COMMENT COMMUNITY
  EARNINGS ENGAGEMENT ERASE_AFTER_DAYS EVENTS GAME LENGTHS LIMITS MODERATION MONEY MORNING MORNING_MOODS
  MORNING_REACTIONS ORNAMENTS PERSONA PLAY POST_IMAGE PRICES PROFILE_IMAGE REVIEW RUNE_ORNAMENTS SEARCH
  SIGN_IN_FAILURES STORY_FILE STORY_MEMORY STORY_SESSION STORY_SHARE SUPPORT TICKET_IMAGE TREE
  TREE_GROUNDS TREE_LOOKS UPLOADS_AT_ONCE VISITOR_MODEL_TURNS WORLDCUP_SIZES YEAREND YEAR_PAGES
  YEAR_SOURCES ornamentSku turnPrice
  `),
  )
  expect(Object.keys(names).toSorted()).toEqual(
    namesIn(`
  AUTH_PROVIDERS COOKIES EMOTIONS GENRES GONE_PROFILE_ID IDEMPOTENCY_HEADER INTERNAL_HEADERS MEMBER_HEADER
  OWN_BOARD_ID PRIVACY_VERSION PRODUCT STORAGE_KEYS TALES_PATH TERMS_VERSION
  `),
  )
  expect(Object.keys(specification).toSorted()).toEqual(
    namesIn(`
  CHAT_CLIENT_ID_LENGTH DEFAULT_DEVICE_TYPE FLAG_COOKIE_DAYS HEADER_HEIGHT_PX MAX_WIDTHS_PX
  MODAL_TRANSITION_MS NARROW_MAX_WIDTH_PX NOTIFICATIONS TIME_ZONE UNIQUE_ID_LENGTH USER_INFO_RETRIES
  `),
  )
  expect(Object.keys(openapi)).toEqual(['createOpenApi'])
})
