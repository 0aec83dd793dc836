import type {
  AttachmentType,
  ContractKey,
  EngagementTarget,
  FeaturedPlace,
  OwnedKind,
  ReportTarget,
  SearchType,
} from '@doran/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import { createRegistry } from '../platform/module/registry.js'
import { account } from './account/module.js'
import { arcade } from './arcade/module.js'
import { audit } from './audit/module.js'
import { authSession } from './auth-session/module.js'
import { block } from './block/module.js'
import { chat } from './chat/module.js'
import { comment } from './comment/module.js'
import { community } from './community/module.js'
import { engagement } from './engagement/module.js'
import { eventLog } from './event-log/module.js'
import { featured } from './featured/module.js'
import { game } from './game/module.js'
import { gem } from './gem/module.js'
import { home } from './home/module.js'
import type { PrivateImagePurpose } from './image/index.js'
import { image } from './image/module.js'
import { keyword } from './keyword/module.js'
import { mail } from './mail/module.js'
import { moderation } from './moderation/module.js'
import { morning } from './morning/module.js'
import { news } from './news/module.js'
import { notification } from './notification/module.js'
import { order } from './order/module.js'
import { page } from './page/module.js'
import { persona } from './persona/module.js'
import { play } from './play/module.js'
import { privacy } from './privacy/module.js'
import { profile } from './profile/module.js'
import { realtime } from './realtime/module.js'
import { review } from './review/module.js'
import { search } from './search/module.js'
import { searchIndex } from './search-index/module.js'
import { social } from './social/module.js'
import { store } from './store/module.js'
import { storyFile } from './story-file/module.js'
import { storyMemory } from './story-memory/module.js'
import { storySession } from './story-session/module.js'
import { storyShare } from './story-share/module.js'
import { storyTurn } from './story-turn/module.js'
import { support } from './support/module.js'
import * as tables from '../schema/tables.js'
import { testDesk } from './test-desk/module.js'
import { theme } from './theme/module.js'
import { themeDetail } from './theme-detail/module.js'
import { tree } from './tree/module.js'
import { visitor } from './visitor/module.js'
import { wallet } from './wallet/module.js'
import { yearend } from './yearend/module.js'

/** In the order in which an export lists what they keep. */
const MODULES = [
  account,
  profile,
  storySession,
  storyTurn,
  play,
  arcade,
  morning,
  wallet,
  order,
  store,
  gem,
  chat,
  community,
  comment,
  engagement,
  news,
  block,
  moderation,
  support,
  tree,
  authSession,
  social,
  notification,
  yearend,
  mail,
  eventLog,
  image,
  audit,
  theme,
  themeDetail,
  game,
  searchIndex,
  search,
  home,
  keyword,
  page,
  featured,
  visitor,
  privacy,
  realtime,
  testDesk,
  persona,
  storyMemory,
  storyShare,
  review,
  storyFile,
] as const

type Listed = (typeof MODULES)[number]
type KeysIn<Part extends string> = Listed extends infer M
  ? M extends { [P in Part]: infer Value }
    ? keyof Value
    : never
  : never
type NameOf<T> = T extends PgTable<infer Config> ? Config['name'] : never
type TableName = NameOf<(typeof tables)[keyof typeof tables]>
type ClassifiedName = Listed extends infer M
  ? M extends { tables: readonly { table: infer T }[] }
    ? NameOf<T>
    : never
  : never

export { tables }

/**
 * What is declared and no module has does not compile: handler, finder, table rule, image guard, report
 * and engagement target, attachment, what is searched for, featured place.
 */
export const registry = createRegistry<
  Exclude<ContractKey, KeysIn<'handlers'>>,
  Exclude<OwnedKind, KeysIn<'owned'>>,
  Exclude<TableName, ClassifiedName>,
  Exclude<PrivateImagePurpose, KeysIn<'images'>>,
  Exclude<ReportTarget, KeysIn<'reportTargets'>>,
  Exclude<EngagementTarget, KeysIn<'engagementTargets'>>,
  Exclude<AttachmentType, KeysIn<'attachments'>>,
  Exclude<SearchType, KeysIn<'searchTargets'>>,
  Exclude<FeaturedPlace, KeysIn<'featuredPlaces'>>
>(MODULES)
