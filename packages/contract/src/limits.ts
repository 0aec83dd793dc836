import { ACCOUNT_LIMITS, MAILED_CODE } from './account/limits.js'
import { AUTH_SESSION_LIMITS, SHORT_TIME_CODE } from './auth-session/limits.js'
import { BLOCK_LIMITS } from './block/limits.js'
import { CHAT_LENGTHS, CHAT_LIMITS } from './chat/limits.js'
import { COMMENT_LENGTHS, COMMENT_LIMITS } from './comment/limits.js'
import { COMMUNITY_LENGTHS, COMMUNITY_LIMITS } from './community/limits.js'
import { CORE_LENGTHS, CORE_LIMITS, PERSON_LENGTHS } from './core/limits.js'
import { merge } from './core/merge.js'
import { ENGAGEMENT_LENGTHS, ENGAGEMENT_LIMITS } from './engagement/limits.js'
import { EVENT_LOG_LIMITS } from './event-log/limits.js'
import { GAME_LENGTHS, GAME_LIMITS } from './game/limits.js'
import { IMAGE_LIMITS } from './image/limits.js'
import { MODERATION_LENGTHS, MODERATION_LIMITS } from './moderation/limits.js'
import { MORNING_LENGTHS, MORNING_LIMITS } from './morning/limits.js'
import { NEWS_LENGTHS } from './news/limits.js'
import { ORDER_LIMITS } from './order/limits.js'
import { PERSONA_LENGTHS, PERSONA_LIMITS } from './persona/limits.js'
import { REVIEW_LENGTHS, REVIEW_LIMITS } from './review/limits.js'
import { STORY_MEMORY_LENGTHS, STORY_MEMORY_LIMITS } from './story-memory/limits.js'
import { STORY_SHARE_LENGTHS, STORY_SHARE_LIMITS } from './story-share/limits.js'
import { STORY_FILE_LIMITS } from './story-file/limits.js'
import { PLAY_LIMITS } from './play/limits.js'
import { PRIVACY_LIMITS } from './privacy/limits.js'
import { PROFILE_LENGTHS } from './profile/limits.js'
import { REPORT_LENGTHS, REPORT_LIMITS } from './report/limits.js'
import { SEARCH_LENGTHS, SEARCH_LIMITS } from './search/limits.js'
import { STORY_SESSION_LENGTHS, STORY_SESSION_LIMITS } from './story-session/limits.js'
import { STORY_TURN_LENGTHS, STORY_TURN_LIMITS } from './story-turn/limits.js'
import { SUPPORT_LENGTHS, SUPPORT_LIMITS } from './support/limits.js'
import { THEME_LENGTHS, THEME_LIMITS } from './theme/limits.js'
import { TREE_LENGTHS, TREE_LIMITS } from './tree/limits.js'
import { WALLET_LENGTHS, WALLET_LIMITS } from './wallet/limits.js'
import { YEAREND_LENGTHS, YEAREND_LIMITS } from './yearend/limits.js'

export { CODE_MAILS_A_DAY } from './account/limits.js'
export { ARCADE } from './arcade/limits.js'
export { AUTH_SESSION, SIGN_IN_FAILURES } from './auth-session/limits.js'
export { CHAT } from './chat/limits.js'
export { COMMENT } from './comment/limits.js'
export { COMMUNITY } from './community/limits.js'
export { ADDRESS_FACTOR } from './core/limits.js'
export { ENGAGEMENT } from './engagement/limits.js'
export { EVENTS } from './event-log/limits.js'
export { GAME, WORLDCUP_SIZES } from './game/limits.js'
export {
  CHAT_IMAGE,
  POST_IMAGE,
  PROFILE_IMAGE,
  TICKET_IMAGE,
  UPLOADS_AT_ONCE,
} from './image/limits.js'
export { MODERATION } from './moderation/limits.js'
export { MORNING, MORNING_MOODS, MORNING_REACTIONS } from './morning/limits.js'
export type { MorningMood, MorningReaction } from './morning/limits.js'
export { PERSONA } from './persona/limits.js'
export { REVIEW } from './review/limits.js'
export { STORY_FILE } from './story-file/limits.js'
export { STORY_MEMORY } from './story-memory/limits.js'
export { STORY_SESSION } from './story-session/limits.js'
export { STORY_SHARE } from './story-share/limits.js'
export { PLAY } from './play/limits.js'
export { ERASE_AFTER_DAYS } from './privacy/limits.js'
export { SEARCH } from './search/limits.js'
export { SUPPORT } from './support/limits.js'
export { ORNAMENTS, RUNE_ORNAMENTS, ornamentSku } from './tree/ornaments.js'
export type { Ornament } from './tree/ornaments.js'
export { TREE, TREE_GROUNDS, TREE_LOOKS } from './tree/limits.js'
export type { TreeGround, TreeLook } from './tree/limits.js'
export { VISITOR_MODEL_TURNS } from './visitor/limits.js'
export { EARNINGS, MONEY, PRICES, turnPrice } from './wallet/prices.js'
export type { CoinSku, Earning, FrameSku, GroundSku, RuneItem, RuneSku } from './wallet/prices.js'
export { ARCHETYPES, YEAREND, YEAR_PAGES, YEAR_SOURCES } from './yearend/limits.js'
export type { Archetype, YearPageKind, YearSource } from './yearend/limits.js'

/** How often one actor may make a call, by the name that its declaration gives. */
export const LIMITS = /* @__PURE__ */ merge({
  CORE_LIMITS,
  ACCOUNT_LIMITS,
  AUTH_SESSION_LIMITS,
  BLOCK_LIMITS,
  CHAT_LIMITS,
  COMMENT_LIMITS,
  COMMUNITY_LIMITS,
  ENGAGEMENT_LIMITS,
  EVENT_LOG_LIMITS,
  GAME_LIMITS,
  IMAGE_LIMITS,
  MODERATION_LIMITS,
  MORNING_LIMITS,
  ORDER_LIMITS,
  PERSONA_LIMITS,
  REVIEW_LIMITS,
  STORY_FILE_LIMITS,
  STORY_MEMORY_LIMITS,
  STORY_SHARE_LIMITS,
  PLAY_LIMITS,
  PRIVACY_LIMITS,
  REPORT_LIMITS,
  SEARCH_LIMITS,
  STORY_SESSION_LIMITS,
  STORY_TURN_LIMITS,
  SUPPORT_LIMITS,
  THEME_LIMITS,
  TREE_LIMITS,
  WALLET_LIMITS,
  YEAREND_LIMITS,
})

export type LimitName = keyof typeof LIMITS

export const CODES = { mailed: MAILED_CODE, shortTime: SHORT_TIME_CODE } as const

/** Lengths in code points, as Zod counts them. */
export const LENGTHS = /* @__PURE__ */ merge({
  CORE_LENGTHS,
  PERSON_LENGTHS,
  CHAT_LENGTHS,
  COMMENT_LENGTHS,
  COMMUNITY_LENGTHS,
  ENGAGEMENT_LENGTHS,
  GAME_LENGTHS,
  MODERATION_LENGTHS,
  MORNING_LENGTHS,
  NEWS_LENGTHS,
  PROFILE_LENGTHS,
  REPORT_LENGTHS,
  SEARCH_LENGTHS,
  PERSONA_LENGTHS,
  REVIEW_LENGTHS,
  STORY_MEMORY_LENGTHS,
  STORY_SESSION_LENGTHS,
  STORY_SHARE_LENGTHS,
  STORY_TURN_LENGTHS,
  SUPPORT_LENGTHS,
  THEME_LENGTHS,
  TREE_LENGTHS,
  WALLET_LENGTHS,
  YEAREND_LENGTHS,
})
