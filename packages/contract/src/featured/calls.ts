import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Timestamp, Uuid } from '../core/primitives.js'
import { Picture } from '../game/content.js'

/**
 * Administrators may choose the first thing of these places: the scene of `/`, the hero of the stories' home, today's
 * game of `/games`. Else the product's own rules choose.
 */
export const FeaturedPlace = z.enum(['home-scene', 'tales-hero', 'today-game'])
export type FeaturedPlace = z.infer<typeof FeaturedPlace>

export const Featured = z.object({
  place: FeaturedPlace,
  targetType: z.enum(['theme', 'game']),
  /** The administrator's choice; null where the rules choose. */
  chosen: z
    .object({
      id: Uuid,
      title: z.string(),
      picture: Picture.nullable(),
      until: Timestamp.nullable(),
    })
    .nullable(),
  options: z.array(z.object({ id: Uuid, title: z.string() })),
})
export type Featured = z.infer<typeof Featured>

const admin = { actor: 'member', role: 'admin', auth: 'full', limit: 'moderate' } as const

export const featuredCalls = {
  ...call('GET /v1/admin/featured', {
    ...admin,
    reply: json(z.object({ items: z.array(Featured) })),
    codes: [],
  }),
  ...call('PUT /v1/admin/featured/{place}', {
    ...admin,
    params: z.object({ place: FeaturedPlace }),
    isRepeatable: true,
    body: z.object({
      /** Null gives the place back to the rules. */
      targetId: Uuid.nullable(),
      /** For so many days; null until it is changed. */
      days: z.number().int().min(1).max(90).nullable().default(null),
    }),
    reply: json(Featured),
    codes: ['NOT_FOUND'],
  }),
}
