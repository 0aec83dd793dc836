import { accountCalls } from './account/calls.js'
import { arcadeCalls } from './arcade/calls.js'
import { authSessionCalls } from './auth-session/calls.js'
import { blockCalls } from './block/calls.js'
import { chatCalls } from './chat/calls.js'
import { commentCalls } from './comment/calls.js'
import { communityCalls } from './community/calls.js'
import { engagementCalls } from './engagement/calls.js'
import { eventLogCalls } from './event-log/calls.js'
import { featuredCalls } from './featured/calls.js'
import { gameCalls } from './game/calls.js'
import { gemCalls } from './gem/calls.js'
import { homeCalls } from './home/calls.js'
import { imageCalls } from './image/calls.js'
import { keywordCalls } from './keyword/calls.js'
import { moderationCalls } from './moderation/calls.js'
import { morningCalls } from './morning/calls.js'
import { newsCalls } from './news/calls.js'
import { notificationCalls } from './notification/calls.js'
import { orderCalls } from './order/calls.js'
import { pageCalls } from './page/calls.js'
import { personaCalls } from './persona/calls.js'
import { playCalls } from './play/calls.js'
import { privacyCalls } from './privacy/calls.js'
import { profileCalls } from './profile/calls.js'
import { reportCalls } from './report/calls.js'
import { reviewCalls } from './review/calls.js'
import { searchCalls } from './search/calls.js'
import { socialCalls } from './social/calls.js'
import { storeCalls } from './store/calls.js'
import { storyFileCalls } from './story-file/calls.js'
import { storyMemoryCalls } from './story-memory/calls.js'
import { storySessionCalls } from './story-session/calls.js'
import { storyShareCalls } from './story-share/calls.js'
import { storyTurnCalls } from './story-turn/calls.js'
import { supportCalls } from './support/calls.js'
import { themeCalls } from './theme/calls.js'
import { treeCalls } from './tree/calls.js'
import { visitorCalls } from './visitor/calls.js'
import { walletCalls } from './wallet/calls.js'
import { yearendCalls } from './yearend/calls.js'

/** Every resource: a folder here, named as the module of the API that implements its calls. */
export const resources = {
  account: accountCalls,
  arcade: arcadeCalls,
  'auth-session': authSessionCalls,
  block: blockCalls,
  chat: chatCalls,
  comment: commentCalls,
  community: communityCalls,
  engagement: engagementCalls,
  'event-log': eventLogCalls,
  featured: featuredCalls,
  game: gameCalls,
  gem: gemCalls,
  home: homeCalls,
  image: imageCalls,
  keyword: keywordCalls,
  moderation: moderationCalls,
  morning: morningCalls,
  news: newsCalls,
  notification: notificationCalls,
  order: orderCalls,
  page: pageCalls,
  play: playCalls,
  privacy: privacyCalls,
  profile: profileCalls,
  report: reportCalls,
  search: searchCalls,
  social: socialCalls,
  store: storeCalls,
  'story-session': storySessionCalls,
  'story-turn': storyTurnCalls,
  support: supportCalls,
  theme: themeCalls,
  tree: treeCalls,
  visitor: visitorCalls,
  wallet: walletCalls,
  yearend: yearendCalls,
  persona: personaCalls,
  'story-memory': storyMemoryCalls,
  'story-share': storyShareCalls,
  review: reviewCalls,
  'story-file': storyFileCalls,
}

export type ResourceName = keyof typeof resources
