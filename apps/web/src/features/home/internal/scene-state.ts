import type { Choice, Turn } from '@doran/contract'
import type { TellingProblem } from '@doran/site/telling'

type Picked = { choice: Choice; sessionId: string | null; turn: Turn | null; text: string }

export type Telling = Picked & { phase: 'telling' }

export type SceneState =
  | { phase: 'asking' }
  | Telling
  | { phase: 'told'; choice: Choice; sessionId: string; turn: Turn; text: string }
  /** What was picked and what was told so far stay. */
  | (Picked & { phase: 'broken'; problem: TellingProblem })
  | { phase: 'care'; choice: Choice; sessionId: string; message: string }
