import type { BehaviourName } from '../behaviour.js'
import { ENDING_RECIPES } from '../telling/ending-recipes.js'
import { obey } from '../telling/obey.js'
import { TAIL_RECIPES, tell } from '../telling/tail-recipes.js'
import type { Recipe } from '../telling/told.js'
import { hugeLineReply, hugeReply, neverEndingReply } from './flood-replies.js'
import { errorReply, htmlReply } from './page-replies.js'
import { BREAK, SILENCE, SSE_HEAD, type Ask, type MakeReply, type Reply } from './reply.js'
import { crlfEvent } from './sse-event.js'
import { pings, toldReply } from './told-reply.js'
import { byteByByte, insideCharacters, oneWrite } from './wire.js'

const REPLIES = {
  crlf: toldReply(tell, { event: crlfEvent }),
  'one-write': toldReply(tell, { wire: oneWrite }),
  'byte-a-second': toldReply(tell, { wire: byteByByte }),
  'cut-hangul': toldReply(tell, { wire: insideCharacters }),
  refuse: () => BREAK,
  'hang-before-headers': () => SILENCE,
  'hang-before-first-token': ({ request }) =>
    request.stream ? { head: SSE_HEAD, steps: pings() } : SILENCE,
  html: htmlReply,
  'status-500': () => errorReply(500),
  'status-401': () => errorReply(401),
  'status-404': () => errorReply(404),
  'status-429': () => errorReply(429),
  'status-429-retry': () => errorReply(429, { headers: { 'retry-after': '1' } }),
  huge: hugeReply,
  'huge-line': hugeLineReply,
  'never-ends': neverEndingReply,
} satisfies Partial<Record<BehaviourName, MakeReply>>

/** The rest differ in their words alone. */
const RECIPES: Record<Exclude<BehaviourName, keyof typeof REPLIES>, Recipe> = {
  ...TAIL_RECIPES,
  ...ENDING_RECIPES,
  tell,
  obey,
}

export function replyTo(name: BehaviourName, ask: Ask): Reply {
  return isReplyName(name) ? REPLIES[name](ask) : toldReply(RECIPES[name])(ask)
}

function isReplyName(name: BehaviourName): name is keyof typeof REPLIES {
  return Object.hasOwn(REPLIES, name)
}
