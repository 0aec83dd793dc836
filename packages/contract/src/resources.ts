import { accountCalls } from './account/calls.js'
import { authSessionCalls } from './auth-session/calls.js'
import { blockCalls } from './block/calls.js'
import { chatCalls } from './chat/calls.js'
import { eventLogCalls } from './event-log/calls.js'
import { homeCalls } from './home/calls.js'
import { imageCalls } from './image/calls.js'
import { notificationCalls } from './notification/calls.js'
import { privacyCalls } from './privacy/calls.js'
import { profileCalls } from './profile/calls.js'
import { reportCalls } from './report/calls.js'
import { socialCalls } from './social/calls.js'
import { storySessionCalls } from './story-session/calls.js'
import { storyTurnCalls } from './story-turn/calls.js'
import { themeCalls } from './theme/calls.js'
import { visitorCalls } from './visitor/calls.js'

/** Every resource: a folder here, named as the module of the API that implements its calls. */
export const resources = {
  account: accountCalls,
  'auth-session': authSessionCalls,
  block: blockCalls,
  chat: chatCalls,
  'event-log': eventLogCalls,
  home: homeCalls,
  image: imageCalls,
  notification: notificationCalls,
  privacy: privacyCalls,
  profile: profileCalls,
  report: reportCalls,
  social: socialCalls,
  'story-session': storySessionCalls,
  'story-turn': storyTurnCalls,
  theme: themeCalls,
  visitor: visitorCalls,
}

export type ResourceName = keyof typeof resources
