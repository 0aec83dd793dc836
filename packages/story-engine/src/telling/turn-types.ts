import type { Face } from '../compile/compiled-theme.js'
import type { HeardFamily } from '../hearing/hear.js'
import type { Intent } from '../scene-schema.js'
import type { AsideKind } from './aside-lines.js'
import type { StoryState } from '../state/story-state.js'

export type TurnInput =
  | { kind: 'do' | 'say' | 'narrate' | 'continue'; text: string }
  | { kind: 'choice'; text: string; choiceId: string }

/** An earlier turn; `kind` is null for the opening. */
export type PastTurn = { kind: TurnInput['kind'] | null; text: string; output: string }

export type Odds = { success: number; cost: number; fail: number }
export type Choice = { id: string; label: string; odds?: Odds }

export type Band = 'fail' | 'cost' | 'success'
export type Dice = {
  rolls: [number, number]
  stat: string
  bonus: number
  total: number
  band: Band
}

export type GaugeChange = {
  key: string
  label: string
  before: number
  after: number
  min: number
  max: number
}

export type ReachedEnding = { key: string; title: string; badge: string; rare: boolean }

export type Heard = {
  family: HeardFamily
  intents: Intent[]
  entities: string[]
  /** The move that was done, if one was. */
  moveId: string | null
  /** How sure the hearing is of its best reading, 0…1. */
  score: number
  negated: boolean
  by: 'choice' | 'move' | 'others' | 'drift' | 'press' | 'aside'
}

/** Said beside the story: it did not go on, and nothing was spent. */
export type Aside = { kind: AsideKind; line: string }

export type TurnOutcome = {
  /** Where what was typed moved nothing; then `text` is empty and the state is what it was. */
  aside: Aside | null
  /** Paragraphs separated by a blank line. */
  text: string
  /** Exactly three, or none when the story has ended; beside the story at most two more, which are typed words. */
  choices: Choice[]
  state: StoryState
  gauges: GaugeChange[]
  remembered: string[]
  ending: ReachedEnding | null
  dice: Dice | null
  heard: Heard
  /** At most three, who is named last coming last; names as in the cast. */
  faces: Face[]
}
