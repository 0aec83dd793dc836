import {
  AgeBand,
  Emotion,
  GaugeChange,
  MemoryKind,
  PersonaFields,
  TurnKind,
  TurnNarrator,
  Uuid,
} from '@doran/contract'
import { LENGTHS, STORY_FILE } from '@doran/contract/limits'
import { z } from 'zod'

export const FORMAT = 'doran-story'

/** What any file of ours begins with, of whichever version. */
export const FileMark = z.object({ format: z.literal(FORMAT), version: z.int().min(1) })

/** Far beyond any story, and within what a column holds. */
const MOST_INDEX = 1_000_000

const Short = z.string().max(200)
const Long = z.string().max(20_000)
/** Of an age in which there are files; a database knows no year 0. */
const Instant = z.iso.datetime().refine((at) => Date.parse(at) >= 0)
const Amount = z.number().min(-1_000_000).max(1_000_000)

const Percent = z.number().min(0).max(100)
const FileChoice = z.object({
  id: Short,
  label: Short,
  odds: z.object({ success: Percent, cost: Percent, fail: Percent }).optional(),
})
const FileGauge = GaugeChange.extend({
  key: Short,
  label: Short,
  before: Amount,
  after: Amount,
  min: Amount,
  max: Amount,
})
const Die = z.int().min(1).max(6)
const FileDice = z.object({
  rolls: z.tuple([Die, Die]),
  stat: Short,
  bonus: Amount,
  total: Amount,
  band: z.enum(['fail', 'cost', 'success']),
})

/** `state` holds what differs from the parent's by its top-level keys; null: the parent has it, this turn has not. */
export const FileTurn = z.object({
  id: Uuid,
  parentId: Uuid.nullable(),
  index: z.int().min(0).max(MOST_INDEX),
  input: z.object({ kind: TurnKind, text: z.string().max(LENGTHS.turnText) }).nullable(),
  output: Long,
  choices: z.array(FileChoice).max(10),
  gauges: z.array(FileGauge).max(20),
  remembered: z.array(Short).max(20),
  faces: z.array(z.object({ name: Short, emotion: Emotion })).max(10),
  dice: FileDice.nullable(),
  state: z.record(z.string(), z.unknown()),
  status: z.enum(['done', 'stopped']),
  narrator: TurnNarrator,
  model: Short.nullable(),
  seed: z.int32(),
  otherSeed: z.int32().nullable(),
  /** The first telling of the same input, where that is in the file. */
  variantOf: Uuid.nullable(),
  isEdited: z.boolean(),
  createdAt: Instant,
})
export type FileTurn = z.infer<typeof FileTurn>

export const FileMemory = z.object({
  turnId: Uuid,
  fromIndex: z.int().min(0).max(MOST_INDEX).nullable(),
  kind: MemoryKind,
  text: z.string().min(1).max(2_000),
  source: z.enum(['auto', 'me']),
  key: Short.nullable(),
  isPinned: z.boolean(),
  isEdited: z.boolean(),
  isForgotten: z.boolean(),
  createdAt: Instant,
})
export type FileMemory = z.infer<typeof FileMemory>

/** All but the turns and memories, which are read one by one. */
export const FileHead = FileMark.extend({
  version: z.literal(STORY_FILE.version),
  exportedAt: Instant,
  theme: z.object({
    id: Uuid,
    slug: Short,
    title: Short,
    versionHash: Short,
    commonHash: Short,
  }),
  engineVersion: z.int().min(0).max(MOST_INDEX),
  title: z.string().min(1).max(LENGTHS.storyTitle).nullable(),
  persona: PersonaFields.extend({ ageBand: AgeBand }).nullable(),
  note: z.string().max(LENGTHS.storyNote),
  leafTurnId: Uuid,
})
export type FileHead = z.infer<typeof FileHead>

export type StoryFile = FileHead & { turns: FileTurn[]; memories: FileMemory[] }
