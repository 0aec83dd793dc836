import { MAILED_CODE } from './account/limits.js'
import { SHORT_TIME_CODE } from './auth-session/limits.js'
import { merge } from './core/merge.js'
import { LENGTHS_BY_FOLDER } from './lengths.generated.js'
import { LIMITS_BY_FOLDER } from './limits.generated.js'

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

/** Limits how often one actor may make a call, by the name that its declaration has. */
export const LIMITS = /* @__PURE__ */ merge(LIMITS_BY_FOLDER)

export type LimitName = keyof typeof LIMITS

export const CODES = { mailed: MAILED_CODE, shortTime: SHORT_TIME_CODE } as const

/** Lengths in code points, as Zod counts them. */
export const LENGTHS = /* @__PURE__ */ merge(LENGTHS_BY_FOLDER)
