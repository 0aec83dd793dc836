import { z } from 'zod'
import { Uuid } from '../core/primitives.js'
import { Amount } from '../wallet/calls.js'
import { TurnNarrator } from './turn.js'

/** Where a story says something. `excerpt` holds the words found, between U+2068 and U+2069. */
export const FoundTurn = z.object({ turnId: Uuid, index: z.number().int(), excerpt: z.string() })
export type FoundTurn = z.infer<typeof FoundTurn>

/** A finding of the language check in a turn's text. */
export const ProseMark = z.object({
  kind: z.enum(['particle', 'speech_level', 'repetition', 'player_speech']),
  /** The repaired particle, or the sentence that has one of the other marks. */
  text: z.string(),
})
export type ProseMark = z.infer<typeof ProseMark>

/** The record of how a turn was generated; for the owner of the story alone. */
export const TurnReceipt = z.object({
  narrator: TurnNarrator,
  model: z.string().nullable(),
  seed: z.number().int(),
  /** Facts that were called, by which word. */
  called: z.array(z.object({ card: z.string(), by: z.string() })),
  marks: z.array(ProseMark),
  gems: z.object({ held: Amount, charged: Amount }),
  /** The prompt of a model's turn, kept for thirty days. */
  prompt: z
    .object({
      tokens: z.number().int(),
      sections: z.array(z.object({ name: z.string(), tokens: z.number().int() })),
      dropped: z.array(
        z.object({ what: z.string(), tokens: z.number().int(), reason: z.string() }),
      ),
      firstTextMs: z.number().int().nullable(),
      totalMs: z.number().int(),
      finish: z.string(),
    })
    .nullable(),
})
export type TurnReceipt = z.infer<typeof TurnReceipt>
