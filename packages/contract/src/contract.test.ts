import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as face from './index.js'
import { contract, type CallDeclaration } from './index.js'
import { ERRORS, FIELD_COPY, errorMessage, isErrorCode, isFieldCopy } from './errors.js'
import { LIMITS } from './limits.js'

const declared: [string, CallDeclaration][] = Object.entries(contract)

describe('every declared call', () => {
  it.each(declared)('%s has a policy, a limit and known codes', (_, declaration) => {
    expect(['anyone', 'visitor', 'member', 'system']).toContain(declaration.actor)
    expect(Object.keys(LIMITS)).toContain(declaration.limit)
    for (const code of declaration.codes) expect(isErrorCode(code)).toBe(true)
  })

  it.each(declared)('%s names in its path exactly its parameters', (key, declaration) => {
    const named = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    const shape = declaration.params instanceof z.ZodObject ? declaration.params.shape : {}
    expect(Object.keys(shape).toSorted()).toEqual(named.toSorted((a, b) => a.localeCompare(b)))
  })

  it.each(declared)('%s keeps its replay key in its body', (_, declaration) => {
    if (!declaration.replayKey) return
    const shape = declaration.body instanceof z.ZodObject ? declaration.body.shape : {}
    expect(Object.keys(shape)).toContain(declaration.replayKey)
  })

  it.each(declared)('%s can be shown as JSON Schema', (_, declaration) => {
    const { params, query, body, reply } = declaration
    const schemas = [params, query, body, 'schema' in reply ? reply.schema : undefined]
    const present = schemas.filter((schema) => schema !== undefined)
    expect(() => present.map((schema) => z.toJSONSchema(schema, { io: 'input' }))).not.toThrow()
  })

  it.each(declared.filter(([key]) => !/^(GET|PUT) /.test(key)))(
    '%s takes a client-made id or key, names what it acts on, or may be made again',
    (_, { replayKey, needsKey, owns, isRepeatable }) => {
      expect(replayKey ?? needsKey ?? owns ?? isRepeatable).toBeDefined()
    },
  )

  it.each(declared.filter(([, { auth, beforeConsent }]) => auth ?? beforeConsent))(
    '%s that asks for a sign-in of some strength is a member’s',
    (_, { actor }) => {
      expect(actor).toBe('member')
    },
  )
})

describe('error copy', () => {
  it('speaks 해요체 and leaves no slot open', () => {
    for (const code of Object.keys(ERRORS).filter(isErrorCode)) {
      const message = errorMessage(code, { n: 3, requestId: 'abc' })
      expect(message).toMatch(/요[.?]( \(문의 번호 abc\))?$/)
      expect(message).not.toMatch(/[{}]/)
    }
    for (const message of Object.values(FIELD_COPY)) expect(message).toMatch(/요\.$/)
  })

  it.each([
    [1, '1초'],
    [60, '60초'],
    [91, '2분쯤'],
    [3_000, '50분쯤'],
    [3_591, '1시간쯤'],
    [7_200, '2시간쯤'],
  ])('describes a wait of %i seconds as %s', (seconds, label) => {
    expect(errorMessage('TOO_MANY', { n: seconds })).toBe(
      `요청이 너무 많아요. ${label} 뒤에 다시 시도해 주세요.`,
    )
  })

  it('knows its own field copy from the schema library’s words', () => {
    expect(isFieldCopy(FIELD_COPY.turnTextTooLong)).toBe(true)
    expect(isFieldCopy('Invalid input: expected string')).toBe(false)
  })
})

it('counts a turn’s text in code points', () => {
  const turn = contract['POST /v1/tales/session/{sessionUuid}/turn'].body
  const body = {
    clientTurnId: 'abcdefghij',
    parentTurnUuid: '0198f5a2-0000-7000-8000-000000000000',
    kind: 'do',
  }
  expect(turn.safeParse({ ...body, text: '가'.repeat(500) }).success).toBe(true)
  expect(turn.safeParse({ ...body, text: '🔥'.repeat(500) }).success).toBe(true)
  expect(turn.safeParse({ ...body, text: '🔥'.repeat(501) }).success).toBe(false)
  expect(turn.safeParse({ ...body, kind: 'continue', text: '' }).success).toBe(true)
  expect(turn.safeParse({ ...body, text: ' \n' }).success).toBe(false)
})

it('exports what it says it does', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "AccountRole",
      "AdminTicket",
      "AdminTicketCard",
      "AgeBand",
      "AgeRating",
      "AnswerInput",
      "Arcade",
      "Archetype",
      "Attachment",
      "AttachmentRef",
      "AttachmentType",
      "AuditEntry",
      "AuthProvider",
      "AuthSession",
      "BatchResult",
      "Block",
      "Board",
      "BranchChoice",
      "BranchContent",
      "BranchEnding",
      "BranchInput",
      "BranchNode",
      "BranchOutcome",
      "BulletinItem",
      "COMMON_CODES",
      "CaseOutcome",
      "CaseStatus",
      "CastMember",
      "Character",
      "ChatChannel",
      "ChatEvent",
      "ChatImageKey",
      "ChatItem",
      "ChatItemKind",
      "Choice",
      "ClientId",
      "CodeTicket",
      "CoinStore",
      "Comment",
      "CommentReply",
      "CommentSort",
      "CommentTarget",
      "Comparison",
      "ConsensusPeriod",
      "Consent",
      "Country",
      "CreateTurnBody",
      "CreatorCard",
      "Currency",
      "Cursor",
      "Dice",
      "Email",
      "Emotion",
      "EndingShelf",
      "Engagement",
      "EngagementTarget",
      "EventBatch",
      "Featured",
      "FeaturedPlace",
      "FeedbackReason",
      "FinishedPlay",
      "FollowTarget",
      "FoundCharacter",
      "FoundTurn",
      "FreshLetter",
      "GameCard",
      "GameContent",
      "GameDetail",
      "GameKind",
      "GameMood",
      "GameOutcome",
      "GameRanking",
      "GameStat",
      "GaugeChange",
      "GemOverview",
      "Gender",
      "Genre",
      "HiddenBy",
      "Home",
      "HomeRow",
      "HungOrnament",
      "ImageKey",
      "InventoryItem",
      "KeywordPage",
      "KeywordPair",
      "LedgerLine",
      "LikeTarget",
      "LikedTheme",
      "LotOrigin",
      "Maker",
      "Me",
      "Membership",
      "MemoryKind",
      "ModerationCase",
      "ModerationCaseDetail",
      "MorningCalendar",
      "MorningCheck",
      "MorningMood",
      "MorningNote",
      "MorningReaction",
      "MorningStreak",
      "MorningToday",
      "MovementKind",
      "NarratorKey",
      "NewPassword",
      "NewPoll",
      "NewSanction",
      "NewsArea",
      "NewsItem",
      "NewsKind",
      "NewsReaction",
      "NewsTag",
      "NickName",
      "Notification",
      "NotificationContent",
      "NotificationTopic",
      "OpenPlay",
      "Order",
      "OrderStatus",
      "Ornament",
      "OwnCase",
      "OwnPath",
      "OwnProfile",
      "OwnReview",
      "Pace",
      "PageKey",
      "PageText",
      "PayQuote",
      "PayType",
      "PaymentFailure",
      "PaymentProviderName",
      "PersonCard",
      "PersonName",
      "Persona",
      "PersonaFields",
      "PersonaName",
      "Picture",
      "PlayCard",
      "PlayInput",
      "PlayMode",
      "PlayOptions",
      "PlayableScene",
      "Poll",
      "Portraits",
      "Post",
      "PostCard",
      "PostImageKey",
      "PostSort",
      "ProfileCard",
      "ProseMark",
      "PsytestAxis",
      "PsytestContent",
      "PsytestOutcome",
      "PsytestQuestion",
      "PsytestResult",
      "PublicProfile",
      "QuizBand",
      "QuizContent",
      "QuizOutcome",
      "QuizQuestion",
      "ReachedEnding",
      "Receipt",
      "ReceivedLetter",
      "ReportReason",
      "ReportTarget",
      "ResultCard",
      "Review",
      "ReviewSummary",
      "RichText",
      "RuneStore",
      "Sanction",
      "SaveCollection",
      "SaveTarget",
      "SavedThing",
      "ScoreRow",
      "SearchGroup",
      "SearchHit",
      "SearchType",
      "SeasonTile",
      "SessionTtl",
      "ShareCode",
      "SharedStory",
      "SharedTurn",
      "SignedIn",
      "Span",
      "StoreItem",
      "StoryFileFormat",
      "StoryLength",
      "StoryMemory",
      "StoryOrigin",
      "StorySession",
      "StorySessionCard",
      "StorySessionView",
      "StoryShare",
      "StoryShareKind",
      "StoryTree",
      "Subscription",
      "Suggestion",
      "TalesHome",
      "TextBlock",
      "ThemeCard",
      "ThemeDetail",
      "ThemeReading",
      "Ticket",
      "TicketCard",
      "TicketImageKey",
      "TicketKind",
      "TicketMessage",
      "TicketStatus",
      "TicketSubject",
      "TierColour",
      "TierConsensus",
      "TierContent",
      "TierInput",
      "TierItem",
      "TierOutcome",
      "TierRow",
      "TomatoBand",
      "TomatoContent",
      "TomatoInput",
      "TomatoOutcome",
      "Tree",
      "TreeCard",
      "TreeGround",
      "TreeLook",
      "TreeNode",
      "TreeRefusal",
      "TreeWriters",
      "Turn",
      "TurnEvent",
      "TurnFeedback",
      "TurnHalt",
      "TurnKind",
      "TurnNarrator",
      "TurnPrice",
      "TurnReceipt",
      "TurnStatus",
      "Unranked",
      "UserEvent",
      "Uuid",
      "Wallet",
      "WorldcupContent",
      "WorldcupInput",
      "WorldcupItem",
      "WorldcupMatch",
      "WorldcupOutcome",
      "YearBook",
      "YearBookCard",
      "YearLetter",
      "YearMaking",
      "YearPage",
      "YearSource",
      "YearStep",
      "Yearend",
      "call",
      "contract",
      "download",
      "empty",
      "json",
      "stream",
      "textOf",
      "textOfBlock",
    ]
  `)
})
