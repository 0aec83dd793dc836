import type { Pace, Turn, TurnKind } from '@doran/contract'
import { stepOf, type HeldTurn, type TellingStep, type TurnRequest } from '@doran/story-reader'

/** What the person sent, under the id that makes a repeat a resume. */
export type SentInput = { clientTurnId: string; parentId: string; kind: TurnKind; text: string }

export type PlayerPhase =
  | { name: 'idle' }
  /** Not acknowledged yet: the draft stays. */
  | { name: 'sending'; sent: SentInput }
  /** `ahead` while it waits: so many turns are told before it. */
  | { name: 'streaming'; turn: Turn; text: string; stopping: boolean; ahead: number | null }
  /** Never acknowledged: trying again reuses the id. */
  | { name: 'unsent'; sent: SentInput }
  /** The line broke while telling: trying again resumes the same turn. */
  | { name: 'lost'; turn: Turn; text: string }
  /** The telling broke off: trying again is a new turn with the same input. */
  | { name: 'failed'; turn: Turn }
  /** Not told; `turn.halt` says why. */
  | { name: 'blocked'; turn: Turn; message: string }
  /** Refused until the person has read that a model writes; then it is sent under the same id. */
  | { name: 'notice'; sent: SentInput }

export function isTelling(phase: PlayerPhase): boolean {
  return phase.name === 'sending' || phase.name === 'streaming'
}

type Streaming = Extract<PlayerPhase, { name: 'streaming' }>

/** Only what was written beforehand has a rest that can be shown. */
export function isHurriable(phase: PlayerPhase): phase is Streaming {
  return phase.name === 'streaming' && phase.turn.narrator === 'offline'
}

/** The fiction pauses, and nothing of it asks for an answer. */
export function isCare(phase: PlayerPhase): boolean {
  return phase.name === 'blocked' && (phase.turn.halt === 'care' || phase.turn.halt === null)
}

/**
 * Nothing can be chosen: a turn is told, may still be told after a lost line, the notice asks first, or the care
 * card stands there.
 */
export function isHeld(phase: PlayerPhase): boolean {
  return isTelling(phase) || phase.name === 'lost' || phase.name === 'notice' || isCare(phase)
}

const BROKEN: ReadonlySet<PlayerPhase['name']> = new Set(['unsent', 'lost', 'failed', 'notice'])

/** A card in the story says what happened. */
export function isBroken(phase: PlayerPhase): boolean {
  return BROKEN.has(phase.name)
}

export function isAbout(phase: PlayerPhase, turnId: string): boolean {
  return (phase.name === 'streaming' || phase.name === 'lost') && phase.turn.id === turnId
}

export function phaseOfPending(pending: Turn | null): PlayerPhase {
  return pending ? phaseAfter({ name: 'idle' }, stepOf(pending)) : { name: 'idle' }
}

/** What is to be followed; null where nothing is told. */
export function requestOf(
  phase: PlayerPhase,
  { sessionUuid, pace }: { sessionUuid: string; pace: Pace },
): TurnRequest | null {
  if (phase.name === 'streaming') return phase
  if (phase.name !== 'sending') return null
  const { clientTurnId, parentId, kind, text } = phase.sent
  return {
    params: { sessionUuid },
    body: { clientTurnId, parentTurnUuid: parentId, kind, text, pace },
  }
}

/** Goes on after `unsent`, `notice` or `lost`; any other phase stays. */
export function resume(phase: PlayerPhase): PlayerPhase {
  if (phase.name === 'unsent' || phase.name === 'notice')
    return { name: 'sending', sent: phase.sent }
  return phase.name === 'lost' ? streaming(phase) : phase
}

export function phaseAfter(phase: PlayerPhase, step: TellingStep): PlayerPhase {
  switch (step.type) {
    case 'growing':
      return streaming(step, { stopping: isStoppingOf(phase, step.turn) })
    case 'waiting':
      return streaming(step, { stopping: isStoppingOf(phase, step.turn), ahead: step.ahead })
    case 'told':
      return { name: 'idle' }
    case 'failed':
      return { name: 'failed', turn: step.turn }
    case 'blocked':
      return { name: 'blocked', turn: step.turn, message: step.message }
    case 'lost':
      return giveUp(phase)
    case 'refused':
      if (phase.name !== 'sending') return { name: 'idle' }
      if (step.problem.code === 'AI_NOTICE_NEEDED') return { name: 'notice', sent: phase.sent }
      return step.isUncertain ? giveUp(phase) : { name: 'idle' }
  }
}

function streaming(
  { turn, text }: HeldTurn,
  { stopping = false, ahead = null }: { stopping?: boolean; ahead?: number | null } = {},
): PlayerPhase {
  return { name: 'streaming', turn, text, stopping, ahead }
}

function isStoppingOf(phase: PlayerPhase, turn: Turn): boolean {
  return phase.name === 'streaming' && phase.turn.id === turn.id && phase.stopping
}

function giveUp(phase: PlayerPhase): PlayerPhase {
  if (phase.name === 'sending') return { name: 'unsent', sent: phase.sent }
  if (phase.name !== 'streaming') return phase
  return { name: 'lost', turn: phase.turn, text: phase.text }
}
