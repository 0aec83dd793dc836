import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { ProfileCard } from '../profile/calls.js'

/** A profile that the caller blocked. */
export const Block = z.object({ profile: ProfileCard, createdAt: Timestamp })
export type Block = z.infer<typeof Block>

const ofProfile = { params: z.object({ profileId: Uuid }) } as const

export const blockCalls = {
  /** The last blocked first. */
  ...call('GET /v1/block', {
    actor: 'member',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(Block)),
    codes: [],
  }),
  /** Neither sees or reaches the other from now on. */
  ...call('POST /v1/block/{profileId}', {
    ...ofProfile,
    actor: 'member',
    auth: 'full',
    limit: 'block',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** It changes nothing where the profile is not blocked. */
  ...call('DELETE /v1/block/{profileId}', {
    ...ofProfile,
    actor: 'member',
    auth: 'full',
    limit: 'block',
    isRepeatable: true,
    reply: empty(),
    codes: [],
  }),
}
