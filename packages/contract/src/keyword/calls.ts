import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Timestamp } from '../core/primitives.js'
import { GameCard } from '../game/calls.js'
import { PlayableScene, ThemeCard } from '../theme/calls.js'

/** Two known words, as the address has them: a genre first, else in the order of a dictionary. */
export const KeywordPair = z.tuple([z.string(), z.string()])
export type KeywordPair = z.infer<typeof KeywordPair>

export const KeywordPage = z.object({
  keywords: KeywordPair,
  /** Two sentences; of pairs that an editor wrote about, else a neutral line. */
  intro: z.string(),
  isEditorial: z.boolean(),
  /** The first scene of the first of `themes` that is not rated 15, as one tap starts it. */
  scene: PlayableScene.nullable(),
  themes: z.array(ThemeCard),
  /** Pairs that share a word with this one and have stories. */
  related: z.array(KeywordPair),
  /** Games on the same words. */
  games: z.array(GameCard),
})
export type KeywordPage = z.infer<typeof KeywordPage>

export const keywordCalls = {
  /**
   * Words in any order, spelling by alias (회귀물) and normal form; the answer has the canonical ones. `NOT_FOUND` where
   * either word is unknown, or both are the same one.
   */
  ...call('GET /v1/tales/keyword/{k1}/{k2}', {
    actor: 'anyone',
    limit: 'read',
    params: z.object({
      k1: z.string().trim().min(1).max(60),
      k2: z.string().trim().min(1).max(60),
    }),
    reply: json(KeywordPage),
    codes: ['NOT_FOUND'],
  }),
  /** The pairs that editors wrote about and that have a story; for the sitemap and the stories' home. */
  ...call('GET /v1/tales/keyword', {
    actor: 'anyone',
    limit: 'read',
    reply: json(
      z.object({
        items: z.array(
          z.object({
            keywords: KeywordPair,
            /** The last of its stories came or changed then. */
            changedAt: Timestamp,
          }),
        ),
      }),
    ),
    codes: [],
  }),
}
