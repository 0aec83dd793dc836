import { z } from 'zod'

const Numbers = z.record(z.string(), z.number().int())
export const Memory = z.object({ key: z.string(), as: z.string(), turn: z.number().int().min(0) })
export type Memory = z.infer<typeof Memory>

/** A card that was called: it stays through turn `until`, and may be called again from turn `again` on. */
export const CalledLore = z.object({
  card: z.string(),
  until: z.number().int(),
  again: z.number().int(),
})
export type CalledLore = z.infer<typeof CalledLore>

/** All that a story knows about itself; plain JSON, stored with every turn. */
export const StoryState = z.object({
  scene: z.string(),
  turnsInScene: z.number().int().min(0),
  turn: z.number().int().min(0),
  numbers: Numbers,
  flags: z.array(z.string()),
  items: z.array(z.string()),
  memories: z.array(Memory),
  /** Keys of those memories that the reader does not want to be told of again. */
  forgotten: z.array(z.string()).default([]),
  /** Only of cards whose calling lasts or pauses. */
  lore: z.array(CalledLore).default([]),
  /** Keys of the moves taken: `scene/move`. */
  taken: z.array(z.string()),
  /** Keys of the passages told once: others' variants, drifts, recalls, bridges, engine lines. */
  said: z.array(z.string()),
  /** Those of them told in the latest turn, so that no paragraph comes twice in a row. */
  lastSaid: z.array(z.string()).default([]),
  /** Half turns of this scene that do not count towards its patience: what was typed and not understood. */
  pauses: z.number().int().min(0).default(0),
  /** Turns in a row, up to the latest, in which what was typed got no answer of its own. */
  unanswered: z.number().int().min(0).default(0),
  /** Who answered in the latest turn; what is said next is said to them. */
  partner: z.string().nullable().default(null),
  bridgeTurn: z.number().int().min(0).default(0),
  visited: z.array(z.string()),
  ending: z.string().optional(),
})
export type StoryState = z.infer<typeof StoryState>
