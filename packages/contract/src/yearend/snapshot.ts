import { z } from 'zod'
import { Uuid } from '../core/primitives.js'
import { MorningMood } from '../morning/calls.js'
import { Ornament } from '../tree/calls.js'
import { ARCHETYPES, YEAR_SOURCES } from './limits.js'

export const YearSource = z.enum(YEAR_SOURCES)
export const Archetype = z.enum(ARCHETYPES)

/** A number of the year and the sentence that says what it means for this person. `unit` follows the number. */
const YearNumber = z.object({
  key: z.string(),
  value: z.number().int(),
  unit: z.string(),
  label: z.string(),
  sentence: z.string(),
})
export type YearNumber = z.infer<typeof YearNumber>

/**
 * A page of a year's book as it was when the book was made: everything that is drawn, and nothing that is looked up,
 * but for whether a chosen letter may still be read, and by whom it is.
 * `size` chooses among the compositions of a page: for little, or for much.
 */
export const YearPage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cover'),
    year: z.number().int(),
    name: z.string(),
    title: z.string(),
    subtitle: z.string(),
    /** Decides the cover's drawing; of the year and the person alone. */
    seed: z.number().int(),
    size: z.enum(['little', 'much']),
  }),
  z.object({ kind: z.literal('numbers'), items: z.array(YearNumber).min(1).max(3) }),
  z.object({
    kind: z.literal('months'),
    /** Twelve, January first: how much was done and how the mornings mostly were. */
    months: z.array(z.object({ count: z.number().int(), mood: MorningMood.nullable() })).length(12),
    sentence: z.string(),
    /** `much` where moods are known, `little` where only amounts are. */
    size: z.enum(['little', 'much']),
  }),
  z.object({
    kind: z.literal('story'),
    title: z.string(),
    genre: z.string(),
    turns: z.number().int(),
    endings: z.number().int(),
    /** A line that the person wrote in it; null where there is none to show. */
    quote: z.string().nullable(),
    cover: z.string().nullable(),
    sentence: z.string(),
  }),
  z.object({
    kind: z.literal('archetype'),
    archetype: Archetype,
    title: z.string(),
    line: z.string(),
    /** The reason for the choice: “새벽 다섯 시에 남긴 아침 31번”. */
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('champion'),
    /** Winners of the year, the most frequent first: of world cups, else results of other games. */
    items: z
      .array(z.object({ game: z.string(), label: z.string(), picture: z.string().nullable() }))
      .min(1)
      .max(5),
    sentence: z.string(),
  }),
  z.object({
    kind: z.literal('letter'),
    received: z.number().int(),
    /**
     * The one that the owner chose; null until then, and while a moderator keeps it from being read. Its text stays
     * when its tree is deleted; its writer's name goes with the tree, and with the writer. The id is its owner's alone.
     */
    chosen: z
      .object({
        letterId: Uuid.nullable(),
        ornament: Ornament,
        name: z.string().nullable(),
        text: z.string(),
      })
      .nullable(),
  }),
  z.object({
    kind: z.literal('thanks'),
    /** Null until the owner wrote it. */
    thanks: z.object({ name: z.string(), text: z.string() }).nullable(),
  }),
  z.object({
    kind: z.literal('tomorrow'),
    /** True if a letter to next year's self is sealed; its text is on no page. */
    isSealed: z.boolean(),
    opensOn: z.iso.date(),
  }),
  z.object({ kind: z.literal('back'), line: z.string(), year: z.number().int() }),
])
export type YearPage = z.infer<typeof YearPage>
