import { STATUS_BY_CODE, isErrorCode, type ErrorCode } from './codes.js'
import { ACCOUNT_FIELD_COPY, ACCOUNT_MESSAGES } from './account/copy.js'
import { ARCADE_MESSAGES } from './arcade/copy.js'
import { AUTH_SESSION_MESSAGES } from './auth-session/copy.js'
import { CHAT_FIELD_COPY, CHAT_MESSAGES } from './chat/copy.js'
import { COMMENT_FIELD_COPY, COMMENT_MESSAGES } from './comment/copy.js'
import { COMMUNITY_FIELD_COPY, COMMUNITY_MESSAGES } from './community/copy.js'
import { CORE_FIELD_COPY, CORE_MESSAGES, waitWords } from './core/copy.js'
import { ENGAGEMENT_FIELD_COPY, ENGAGEMENT_MESSAGES } from './engagement/copy.js'
import { GAME_FIELD_COPY } from './game/copy.js'
import { GEM_MESSAGES } from './gem/copy.js'
import { IMAGE_FIELD_COPY, IMAGE_MESSAGES } from './image/copy.js'
import { MODERATION_FIELD_COPY, MODERATION_MESSAGES } from './moderation/copy.js'
import { MORNING_FIELD_COPY, MORNING_MESSAGES } from './morning/copy.js'
import { NEWS_FIELD_COPY } from './news/copy.js'
import { ORDER_FIELD_COPY, ORDER_MESSAGES } from './order/copy.js'
import { PERSONA_FIELD_COPY, PERSONA_MESSAGES } from './persona/copy.js'
import { REVIEW_FIELD_COPY, REVIEW_MESSAGES } from './review/copy.js'
import { STORY_FILE_MESSAGES } from './story-file/copy.js'
import { STORY_MEMORY_FIELD_COPY, STORY_MEMORY_MESSAGES } from './story-memory/copy.js'
import { STORY_SHARE_FIELD_COPY, STORY_SHARE_MESSAGES } from './story-share/copy.js'
import { PLAY_MESSAGES } from './play/copy.js'
import { PROFILE_FIELD_COPY } from './profile/copy.js'
import { REPORT_FIELD_COPY } from './report/copy.js'
import { SEARCH_FIELD_COPY } from './search/copy.js'
import { SOCIAL_MESSAGES } from './social/copy.js'
import { STORE_MESSAGES } from './store/copy.js'
import { STORY_SESSION_FIELD_COPY, STORY_SESSION_MESSAGES } from './story-session/copy.js'
import { STORY_TURN_FIELD_COPY, STORY_TURN_MESSAGES } from './story-turn/copy.js'
import { SUPPORT_FIELD_COPY, SUPPORT_MESSAGES } from './support/copy.js'
import { THEME_FIELD_COPY } from './theme/copy.js'
import { TREE_FIELD_COPY, TREE_MESSAGES } from './tree/copy.js'
import { VISITOR_MESSAGES } from './visitor/copy.js'
import { WALLET_FIELD_COPY, WALLET_MESSAGES } from './wallet/copy.js'
import { YEAREND_FIELD_COPY, YEAREND_MESSAGES } from './yearend/copy.js'
import { merge } from './core/merge.js'

export { isErrorCode, type ErrorCode } from './codes.js'
export { waitWords } from './core/copy.js'
export { BLOCKED_COPY, blockedMessage } from './story-turn/copy.js'
export { AI_NOTICE } from './visitor/copy.js'

const MESSAGES = /* @__PURE__ */ merge({
  CORE_MESSAGES,
  ACCOUNT_MESSAGES,
  ARCADE_MESSAGES,
  AUTH_SESSION_MESSAGES,
  CHAT_MESSAGES,
  COMMENT_MESSAGES,
  COMMUNITY_MESSAGES,
  ENGAGEMENT_MESSAGES,
  GEM_MESSAGES,
  IMAGE_MESSAGES,
  MODERATION_MESSAGES,
  MORNING_MESSAGES,
  ORDER_MESSAGES,
  PERSONA_MESSAGES,
  REVIEW_MESSAGES,
  STORY_FILE_MESSAGES,
  STORY_MEMORY_MESSAGES,
  STORY_SHARE_MESSAGES,
  PLAY_MESSAGES,
  SOCIAL_MESSAGES,
  STORE_MESSAGES,
  STORY_SESSION_MESSAGES,
  STORY_TURN_MESSAGES,
  SUPPORT_MESSAGES,
  TREE_MESSAGES,
  VISITOR_MESSAGES,
  WALLET_MESSAGES,
  YEAREND_MESSAGES,
})

type Failures = {
  [C in ErrorCode]: { status: (typeof STATUS_BY_CODE)[C]; message: (typeof MESSAGES)[C] }
}

/** Every failure the product can answer with: its HTTP status and what the person reads. */
export const ERRORS: Failures = /* @__PURE__ */ joinFailures()

function joinFailures(): Failures {
  const codes = Object.keys(STATUS_BY_CODE).filter(isErrorCode)
  const failures = Object.fromEntries(
    codes.map((code) => [code, { status: STATUS_BY_CODE[code], message: MESSAGES[code] }]),
  )
  if (!hasEveryCode(failures)) throw new Error('unreachable: every code was joined')
  return failures
}

function hasEveryCode(failures: Record<string, object>): failures is Failures {
  return Object.keys(STATUS_BY_CODE).every((code) => Object.hasOwn(failures, code))
}

/** The envelope of every answer that is not a 2xx. `field` names the refused input, dotted from the body's root. */
export type ErrorEnvelope = {
  error: { code: ErrorCode; message: string; field?: string; requestId: string }
}

/** What a person reads when one field is refused; schemas carry these, the error handler lets only these out. */
export const FIELD_COPY = /* @__PURE__ */ merge({
  CORE_FIELD_COPY,
  PERSONA_FIELD_COPY,
  REVIEW_FIELD_COPY,
  STORY_MEMORY_FIELD_COPY,
  STORY_SHARE_FIELD_COPY,
  STORY_SESSION_FIELD_COPY,
  ACCOUNT_FIELD_COPY,
  CHAT_FIELD_COPY,
  COMMENT_FIELD_COPY,
  COMMUNITY_FIELD_COPY,
  ENGAGEMENT_FIELD_COPY,
  GAME_FIELD_COPY,
  IMAGE_FIELD_COPY,
  MODERATION_FIELD_COPY,
  MORNING_FIELD_COPY,
  NEWS_FIELD_COPY,
  ORDER_FIELD_COPY,
  PROFILE_FIELD_COPY,
  REPORT_FIELD_COPY,
  SEARCH_FIELD_COPY,
  STORY_TURN_FIELD_COPY,
  SUPPORT_FIELD_COPY,
  THEME_FIELD_COPY,
  TREE_FIELD_COPY,
  WALLET_FIELD_COPY,
  YEAREND_FIELD_COPY,
})

export function isFieldCopy(message: string): boolean {
  return Object.values<string>(FIELD_COPY).includes(message)
}

/** Fills `{wait}`, from `n` seconds, `{n}` and `{requestId}` of a message. */
export function errorMessage(
  code: ErrorCode,
  values: { n?: number; requestId?: string } = {},
): string {
  return MESSAGES[code]
    .replace('{wait}', waitWords(values.n ?? 1))
    .replace('{n}', String(values.n ?? 1))
    .replace('{requestId}', values.requestId ?? '-')
}
