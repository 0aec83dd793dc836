import type { Pace, Turn, TurnKind } from '@doran/contract'
import type { StoryProblem } from '../stream/problem.js'
import type { TurnRequest } from '../stream/follow-turn.js'
import type { TurnProgress } from '../stream/turn-update.js'

type Told = Pick<TurnProgress, 'turn' | 'ahead'>

/** What the person sent, under the id that makes a repeat the same turn. */
export type SentInput = {
  clientTurnId: string
  parentId: string
  kind: TurnKind
  text: string
  /** The leaf that is told anew. */
  retells?: string
}

export type ReaderPhase =
  | { name: 'idle' }
  /** Not acknowledged yet. */
  | { name: 'sending'; sent: SentInput }
  | ({ name: 'streaming'; isStopping: boolean } & Told)
  /** Never acknowledged: a retry reuses the id. */
  | { name: 'unsent'; sent: SentInput }
  /** The connection broke in mid-turn: a retry resumes the same turn. */
  | { name: 'lost'; turn: Turn }
  /** The turn broke off: a retry is a new turn with the same input. */
  | { name: 'failed'; turn: Turn }
  /** Not written; `turn.halt` says why. */
  | { name: 'blocked'; turn: Turn }
  /** Answered beside the story: `turn.output` says why, `turn.choices` what may have been meant. */
  | { name: 'aside'; turn: Turn }
  /** Refused until the person has read that a model writes; then it is sent under the same id. */
  | { name: 'notice'; sent: SentInput }
  /** Refused for want of gems; by the offline narrator it may go under the same id. */
  | { name: 'shortage'; sent: SentInput; shortage: StoryProblem }

/** A turn was sent and is not over. */
export function isPending(phase: ReaderPhase): boolean {
  return phase.name === 'sending' || phase.name === 'streaming'
}

type Streaming = Extract<ReaderPhase, { name: 'streaming' }>

/** Only the offline narrator paces a text that is written already. */
export function canSkipPacing(phase: ReaderPhase): phase is Streaming {
  return phase.name === 'streaming' && phase.turn.narrator === 'offline'
}

/** The fiction pauses, and nothing of it asks for an answer. */
export function isCare(phase: ReaderPhase): boolean {
  return phase.name === 'blocked' && (phase.turn.halt === 'care' || phase.turn.halt === null)
}

/** Nothing can be chosen: a turn is pending or may still go on, the notice asks first, or the care card is shown. */
export function isHeld(phase: ReaderPhase): boolean {
  return isPending(phase) || phase.name === 'lost' || phase.name === 'notice' || isCare(phase)
}

const WITH_CARD: ReadonlySet<ReaderPhase['name']> = new Set([
  'unsent',
  'lost',
  'failed',
  'notice',
  'shortage',
])

/** A card in the story, or a sheet over it, says what happened. */
export function hasProblemCard({ name }: ReaderPhase): boolean {
  return WITH_CARD.has(name)
}

export function isAbout(phase: ReaderPhase, { id }: Turn): boolean {
  return (phase.name === 'streaming' || phase.name === 'lost') && phase.turn.id === id
}

/** What is to be followed; null where no turn is pending. */
export function requestOf(
  phase: ReaderPhase,
  { sessionUuid, pace }: { sessionUuid: string; pace: Pace },
): TurnRequest | null {
  if (phase.name === 'streaming') return { turn: phase.turn }
  if (phase.name !== 'sending') return null
  const { clientTurnId, parentId, kind, text, retells } = phase.sent
  return {
    params: { sessionUuid },
    body: {
      clientTurnId,
      parentTurnUuid: parentId,
      kind,
      text,
      pace,
      ...(retells !== undefined && { retellsTurnUuid: retells }),
    },
  }
}

/** Where a turn stands; `before` is the phase it comes to. */
export function phaseOfTurn({ turn, ahead }: Told, before: ReaderPhase): ReaderPhase {
  switch (turn.status) {
    case 'streaming': {
      const isStopping = before.name === 'streaming' && isAbout(before, turn) && before.isStopping
      return { name: 'streaming', turn, ahead, isStopping }
    }
    case 'failed':
    case 'blocked':
    case 'aside':
      return { name: turn.status, turn }
    case 'done':
    case 'stopped':
      return { name: 'idle' }
  }
}

/** After a lost connection. */
export function lose(phase: ReaderPhase): ReaderPhase {
  if (phase.name === 'sending') return { name: 'unsent', sent: phase.sent }
  return phase.name === 'streaming' ? { name: 'lost', turn: phase.turn } : phase
}

type Refused = Extract<ReaderPhase, { name: 'unsent' | 'notice' | 'shortage' }>

/** What was sent is no turn yet: the same again goes under the same id. */
export function isRefused(phase: ReaderPhase): phase is Refused {
  return phase.name === 'unsent' || phase.name === 'notice' || phase.name === 'shortage'
}

/** Goes on after `unsent`, `notice`, `shortage` or `lost`; any other phase stays. */
export function resume(phase: ReaderPhase): ReaderPhase {
  if (isRefused(phase)) return { name: 'sending', sent: phase.sent }
  if (phase.name !== 'lost') return phase
  return { name: 'streaming', turn: phase.turn, ahead: null, isStopping: false }
}
