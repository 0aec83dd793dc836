import { GENRES } from '@doran/contract/names'
import { z } from 'zod'
import { Conditions, Prose, Says, Scene, Variants } from './scene-schema.js'

export const Ending = z
  .object({
    key: z.string().regex(/^[a-z0-9-]{1,40}$/),
    title: z.string().trim().min(2).max(30),
    /** Shown before it is reached; never tells it. */
    hint: z.string().trim().min(2).max(80),
    /** For `endings`: the first in order whose conditions hold; the last has none. */
    when: Conditions,
    text: Variants,
    badge: z.string().trim().min(1).max(12),
    rare: z.boolean().default(false),
  })
  .strict()

export const Gauge = z
  .object({
    key: z.string().min(1).max(12),
    label: z.string().min(1).max(12),
    min: z.number().int(),
    max: z.number().int(),
    start: z.number().int(),
    visible: z.boolean().default(true),
    /** Moods may move with whatever a model tells; what authored scenes give (clues) may not. */
    movedByModel: z.boolean().default(false),
    meaning: z.string().max(80),
  })
  .strict()

export const CastMember = z
  .object({
    name: z.string().min(1).max(12),
    aliases: z.array(z.string()).default([]),
    role: z.string().min(2).max(60),
    look: z.string().max(300),
    personality: z.string().max(500),
    speech: z.string().max(300),
    /** The first three are shown on the person's page, the rest are for the narrator. */
    samples: z.array(z.string()).min(3).max(6),
    /** Private: never leaves the server. */
    secret: z.string().max(300).optional(),
    /** Start of `관계.<name>`, −5…5. */
    relation: z.number().int().min(-5).max(5).default(0),
    /** The stem of the files that draw this face: `portraits/<slug>/<portrait>-<emotion>.svg`. */
    portrait: z
      .string()
      .regex(/^[a-z0-9-]{1,20}$/)
      .optional(),
  })
  .strict()

/** What people say to each other anywhere, whatever the story is about. */
export const REPLY_KINDS = [
  'greeting',
  'farewell',
  'thanks',
  'sorry',
  'yes',
  'no',
  'what',
  'why',
  'unsure',
  'doubt',
  'laughter',
  'insult',
  'silence',
  'command',
  'help',
  'who',
  'feeling',
  'comfort',
  'praise',
  'love',
  'touch',
  'look',
] as const
export const ReplyKind = z.enum(REPLY_KINDS)
export type ReplyKind = z.infer<typeof ReplyKind>

const Reply = z.union([
  Prose.transform((text) => ({ when: [], text })),
  z.object({ when: Conditions, text: Prose }).strict(),
])

/** How a person of the cast answers in any scene; `name` is `혼자` for scenes where nobody is there. */
export const PersonReplies = z
  .object({
    name: z.string().min(1).max(12),
    kinds: z.partialRecord(ReplyKind, z.array(Reply).min(1)),
    /** What only this person is asked: about themselves, others, the place. */
    asked: z.array(z.object({ says: Says, when: Conditions, text: Prose }).strict()).default([]),
  })
  .strict()

const Turns = z.number().int().min(0).max(100)

export const Card = z
  .object({
    title: z.string().min(1).max(20),
    triggers: z.array(z.string()).min(1).max(8),
    text: z.string().min(10).max(500),
    /** Other words that must be there too, or must not. */
    besides: z
      .object({
        mode: z.enum(['any', 'all', 'not-any', 'not-all']),
        words: z.array(z.string()).min(1).max(8),
      })
      .strict()
      .optional(),
    /** Who survives where room is short: higher before lower. */
    priority: z.number().int().min(-100).max(100).default(0),
    /** In turns. `sticky`: it stays so long after it was called. `cooldown`: so long it is not called again. */
    sticky: Turns.default(0),
    cooldown: Turns.default(0),
    /** Not called before this turn of the story. */
    delay: Turns.default(0),
  })
  .strict()

const Lines = z.array(Prose).min(2)
/**
 * The theme's own lines for when a scene's answers to a family are used up, for insults (`rude`), and for input
 * that says nothing (`garbled`: jamo, emoji, stray letters). They must fit any scene: no place, nobody by name
 * who may be away, no fact. Absent: the engine's.
 */
export const Fallbacks = z
  .object({
    talk: Lines,
    look: Lines,
    move: Lines,
    risk: Lines,
    strange: Lines,
    rude: Lines,
    garbled: Lines,
  })
  .strict()
export type Fallbacks = z.infer<typeof Fallbacks>

/** Another way to begin: it leads into the same first scene, with its choices, and changes no state. */
const Opening = z
  .object({
    title: z.string().trim().min(2).max(20),
    text: z.string().min(200).max(1500),
  })
  .strict()

/** What the reader finds out: once `when` holds, no text may say any of `unsaid`, as if it were still hidden. */
const Discovery = z
  .object({ when: Conditions, unsaid: z.array(z.string().min(2).max(60)).min(1) })
  .strict()

export const ThemeSource = z
  .object({
    id: z.uuid(),
    slug: z.string().regex(/^[a-z0-9-]{1,40}$/),
    title: z.string().min(2).max(30),
    hook: z.string().min(5).max(60),
    synopsis: z.string().min(20).max(800),
    coverAlt: z.string().min(5).max(120),
    genre: z.enum(GENRES),
    tags: z.array(z.string().min(1).max(12)).max(8),
    keyword1: z.string().min(1).max(12),
    keyword2: z.string().min(1).max(12),
    ageRating: z.enum(['all', '12', '15']),
    warnings: z.array(z.string().max(30)),
    length: z.enum(['short', 'middle', 'long']),
    pov: z.enum(['1인칭', '2인칭', '3인칭']),
    tone: z.string().max(60),
    speech: z.enum(['해라체', '해요체']),
    /** Private to the narrator. */
    world: z.string().max(3000),
    rules: z.string().max(1000),
    style: z.string().max(500),
    protagonist: z
      .object({ role: z.string().max(60), fixedFacts: z.array(z.string().max(120)) })
      .strict(),
    /** Scene where the story begins; the opening's choices are its first three moves. */
    start: z.string(),
    opening: z.string().min(200).max(1500),
    /** Others that a reader may choose, after `opening`. */
    openings: z.array(Opening).max(3).default([]),
    /** The maker's word to the reader before they begin. */
    makerNote: z.string().trim().min(2).max(300).optional(),
    /** Sentences that can be typed as a first action, shown as examples in the box. */
    firstActions: z.array(z.string().min(2).max(60)).length(3),
    cast: z.array(CastMember).min(2).max(6),
    replies: z.array(PersonReplies).default([]),
    discoveries: z.array(Discovery).default([]),
    cards: z.array(Card).min(6).max(40),
    gauges: z.array(Gauge).min(1).max(4),
    endings: z.array(Ending).min(3).max(12),
    fallbacks: Fallbacks.optional(),
    /** Whether the storylets that all themes share may stand between two beats; some voices bear no other. */
    hasCommonBridges: z.boolean().default(true),
    scenes: z.array(Scene).min(8).max(16),
  })
  .strict()
export type ThemeSource = z.infer<typeof ThemeSource>

/** A common storylet that bridges two beats in any theme; at most one turn in three. */
export const Bridge = z
  .object({
    id: z.string(),
    when: Conditions,
    family: z.enum(['calm', 'tension', 'recall', 'weather', 'body']),
    text: Prose,
  })
  .strict()
export const CommonSource = z.object({ bridges: z.array(Bridge) }).strict()
export type CommonSource = z.infer<typeof CommonSource>
