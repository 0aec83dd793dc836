import { EMOTIONS } from '@doran/contract/names'
import { z } from 'zod'

/** `name`, `!name`, or `name OP integer`; names may be dotted (`관계.하진`, `물건.열쇠`, `기억.빠른대답`, `시계.새벽`). */
export const Condition = z.string().trim().min(1).max(60)
/** `name` raises a flag or takes an item, `!name` drops it, `name+N` `name-N` `name=N` change a number. */
export const Effect = z.string().trim().min(1).max(60)
export const Conditions = z.array(Condition).default([])
const Effects = z.array(Effect).default([])

export const INTENTS = [
  'look',
  'move',
  'talk',
  'ask',
  'persuade',
  'threaten',
  'lie',
  'give',
  'take',
  'use',
  'search',
  'hide',
  'flee',
  'attack',
  'defend',
  'help',
  'rest',
  'wait',
  'recall',
  'craft',
  'romance',
  'apologise',
  'joke',
  'refuse',
] as const
export const Intent = z.enum(INTENTS)
export type Intent = z.infer<typeof Intent>

/** The families of free input that every scene answers in its own words. */
export const INPUT_FAMILIES = ['talk', 'look', 'move', 'risk', 'strange'] as const
export type InputFamily = (typeof INPUT_FAMILIES)[number]

export const Emotion = z.enum(EMOTIONS)
export type Emotion = z.infer<typeof Emotion>
/** Cast names and what their faces show while this is told. */
const Faces = z.record(z.string(), Emotion).default({})

/** Whole paragraphs; slots are `{name}` or `{name|이/가}`, the second form chooses the particle. */
export const Prose = z.string().trim().min(1).max(2000)
export const Variant = z
  .object({ when: Conditions, text: Prose, sets: Effects, faces: Faces })
  .strict()
export type Variant = z.infer<typeof Variant>
export const Variants = z.union([
  Prose.transform((text): Variant[] => [{ when: [], text, sets: [], faces: {} }]),
  z.array(Variant).min(1),
])

/** What a reader would type to mean this: examples to learn from, not a list to look up. */
export const Says = z.array(z.string().trim().min(1).max(80)).max(16).default([])

/**
 * An answer to free input. With `about`, only to input that names one of these, with `says` to input like one of
 * them; both before the answers without.
 */
export const Answer = Variant.extend({
  about: z.array(z.string().min(1).max(20)).default([]),
  says: Says,
}).strict()
export type Answer = z.infer<typeof Answer>
const Answers = z.union([
  Prose.transform((text): Answer[] => [
    { when: [], text, sets: [], faces: {}, about: [], says: [] },
  ]),
  z.array(Answer).min(1),
])

/** A scene id, `ending:<key>`, or `endings` (the first ending whose conditions hold). Absent: the scene goes on. */
const Target = z.string().trim().min(1).max(60)

export const Outcome = z
  .object({ when: Conditions, text: Prose, sets: Effects, faces: Faces, to: Target.optional() })
  .strict()

export const Risk = z
  .object({
    /** The gauge or relation added to 2d6, after `divide` (default 1). 6 or less fails, 7–9 costs, 10 and more succeeds. */
    stat: z.string().min(1).max(40),
    divide: z.number().int().min(1).max(50).default(1),
    fail: Outcome,
    cost: Outcome,
    success: Outcome,
  })
  .strict()

export const Move = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** Shown on the choice button, from the player's side, ends in -다: "여섯 번째 자리를 묻는다". */
    label: z.string().trim().min(2).max(40),
    when: Conditions,
    /** Free input that means this move. `about` are entity names (cast names, card titles, or words of `words`). */
    hears: z
      .object({
        intent: z.array(Intent).min(1),
        about: z.array(z.string().min(1).max(20)).default([]),
        says: Says,
      })
      .strict(),
    /** Must not be missed: asked back in these words, in character, before it is let pass. */
    asksBack: Prose.optional(),
    /** Either `text` (with `sets`, `to`), or `outcomes` (first whose `when` holds; the last has none), or `risk`. */
    text: Prose.optional(),
    sets: Effects,
    faces: Faces,
    to: Target.optional(),
    outcomes: z.array(Outcome).min(1).optional(),
    risk: Risk.optional(),
    /** What a later text may recall, as a noun phrase that fits `{기억.key}`. */
    remember: z
      .object({ key: z.string().min(1).max(20), as: z.string().min(2).max(60) })
      .strict()
      .optional(),
    /** May be taken again; by default a move is gone once taken. */
    repeat: z.boolean().default(false),
  })
  .strict()

export const Scene = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    act: z.enum(['기', '승', '전', '결']),
    /** Shown in the list of scenes: "여섯 번째 자리". */
    title: z.string().trim().min(1).max(30),
    /** Words of this scene that free input may name, each with aliases: `창틀: [창문, 유리창]`. */
    words: z.record(z.string(), z.array(z.string())).default({}),
    /** Cast that is there to be spoken to, the nearest first. Absent: whom the scene's first texts name. */
    present: z.array(z.string()).optional(),
    enter: Variants,
    /** Said when the scene is entered again; absent: `enter` once more is an error the lint reports if reachable. */
    again: Variants.optional(),
    moves: z.array(Move).min(3).max(7),
    others: z
      .object({ talk: Answers, look: Answers, move: Answers, risk: Answers, strange: Answers })
      .strict(),
    /** `이어 쓰기`: what happens by itself, in order, each once. */
    drift: z.array(Outcome).min(2),
    /** Paragraphs that recall something remembered; at most one a turn, each once in a story. */
    recalls: z.array(z.object({ key: z.string(), text: Prose }).strict()).default([]),
    /** After this many turns in the scene, `press` moves the story on. */
    patience: z.number().int().min(3).max(12).default(6),
    press: z.object({ text: Prose, sets: Effects, faces: Faces, to: Target }).strict(),
  })
  .strict()

export type Scene = z.infer<typeof Scene>
