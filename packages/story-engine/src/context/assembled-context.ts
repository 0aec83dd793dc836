import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { Direction } from '../directing/direct-turn.js'
import type { StoryState } from '../state/story-state.js'
import type { PastTurn, TurnInput } from '../telling/turn-types.js'

export type CountTokens = (text: string) => number

/** Who the reader is in the story. */
export type ReaderPersona = {
  name: string
  pronoun: string
  ageBand: string
  look: string
  personality: string
  speech: string
  likes: string
  /** What they do not want to read; never left out. */
  bounds: string
}

/** What a reader and the story so far add to every prompt. */
export type ReaderContext = {
  persona: ReaderPersona | null
  /** What the reader asks of the narrator. */
  note: string
  pinned: readonly string[]
  /** Of the turns before the history; empty where there is none. */
  summary: string
}

export type ContextRequest = {
  theme: CompiledTheme
  /** Before the turn; `state.turn` is the number of the newest turn of the history. */
  state: StoryState
  direction: Direction
  input: TurnInput
  /** Newest first, without gaps. What does not fit is never touched, so it may be longer than needed. */
  history: readonly PastTurn[]
  reader: ReaderContext
  /** What the story remembers, newest first; pinned ones are the reader's. */
  memories: readonly string[]
  /** In tokens: the model's window, and what of it is kept for the answer. */
  budget: { context: number; reserve: number }
  countTokens: CountTokens
  /** Applied to every text of the player before it is quoted. */
  cleanText: (text: string) => string
}

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

export const SECTIONS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type SectionName = (typeof SECTIONS)[number]

export type Drop = {
  section: SectionName
  what: string
  /** Of what was dropped; for history only of what was counted before the window was full. */
  tokens: number
  /** `priority`: would have fitted alone; `budget`: would not; `recursion`: was called by another card. */
  reason: 'budget' | 'priority' | 'recursion' | 'history'
}

export type AssembledContext = {
  messages: Message[]
  sections: { name: SectionName; tokens: number }[]
  tokens: number
  drops: Drop[]
  /** Which card was called by which word. */
  fired: { card: string; by: string }[]
  /** What no answer may repeat. */
  privateTexts: readonly string[]
}
