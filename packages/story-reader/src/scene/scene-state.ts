import type { Choice, Turn } from '@doran/contract'
import type { TellingProblem } from '../index.js'

type Picked = { choice: Choice; sessionId: string | null; turn: Turn | null; text: string }

/** `ahead` while it waits: so many turns are told before it. */
export type Telling = Picked & { phase: 'telling'; ahead: number | null }

/** A scene that was answered and told before the one at hand. */
export type ToldScene = { choice: Choice; turn: Turn }

export type SceneState =
  /** `left`: the choice that was picked, and left again at the notice. */
  | { phase: 'asking'; left: string | null }
  | Telling
  | { phase: 'told'; choice: Choice; sessionId: string; turn: Turn; text: string }
  /** What was picked and what was told so far stay. `resumes`: the turn may still be told. */
  | (Picked & { phase: 'broken'; problem: TellingProblem; resumes: boolean })
  /** Before the first turn of a model. */
  | (Picked & { phase: 'notice'; isBusy: boolean; problem: TellingProblem | null })
  | { phase: 'blocked'; choice: Choice; sessionId: string; message: string }
