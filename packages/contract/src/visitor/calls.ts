import { z } from 'zod'
import { call, empty, json } from '../core/call.js'

export const visitorCalls = {
  /** The person has read that a model writes; before that none generates a turn. */
  ...call('PUT /v1/tales/ai-notice', {
    actor: 'visitor',
    limit: 'storyControl',
    reply: empty(),
    codes: [],
  }),
  /** Opens or closes things rated 15, by the person's own statement, where no birthday decides. */
  ...call('PUT /v1/user/rating', {
    actor: 'visitor',
    limit: 'storyControl',
    isRepeatable: true,
    body: z.object({ isOver15: z.boolean() }),
    reply: empty(),
    codes: ['RATING_LIMIT', 'LIMITED_SESSION'],
  }),
  /** Brings over what this browser's visitor did before signing in. */
  ...call('POST /v1/user/merge', {
    actor: 'member',
    auth: 'full',
    limit: 'account',
    isRepeatable: true,
    reply: json(z.object({ stories: z.number().int(), plays: z.number().int() })),
    codes: [],
  }),
}
