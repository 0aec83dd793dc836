import type { Pace, Turn, TurnKind } from '@doran/contract'
import { stepOf, type HeldTurn, type TellingStep, type TurnRequest } from '@doran/site/telling'

/** What the person sent, under the id that makes a repeat a resume. */
export type SentInput = { clientTurnId: string; parentId: string; kind: TurnKind; text: string }

export type PlayerPhase =
  | { name: 'idle' }
  /** Not acknowledged yet: the draft stays. */
  | { name: 'sending'; sent: SentInput }
  | { name: 'streaming'; turn: Turn; text: string; stopping: boolean }
  /** Never acknowledged: trying again reuses the id. */
  | { name: 'unsent'; sent: SentInput }
  /** The line broke while telling: trying again resumes the same turn. */
  | { name: 'lost'; turn: Turn; text: string }
  /** The telling broke off: trying again is a new turn with the same input. */
  | { name: 'failed'; turn: Turn }
  | { name: 'blocked'; message: string }

export function isTelling(phase: PlayerPhase): boolean {
  return phase.name === 'sending' || phase.name === 'streaming'
}

/** A card in the story says what happened. */
export function isBroken(phase: PlayerPhase): boolean {
  return phase.name === 'unsent' || phase.name === 'lost' || phase.name === 'failed'
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

/** Goes on after `unsent` or `lost`; any other phase stays. */
export function resume(phase: PlayerPhase): PlayerPhase {
  if (phase.name === 'unsent') return { name: 'sending', sent: phase.sent }
  return phase.name === 'lost' ? streaming(phase) : phase
}

export function phaseAfter(phase: PlayerPhase, step: TellingStep): PlayerPhase {
  switch (step.type) {
    case 'growing':
      return streaming(step, isAbout(phase, step.turn.id) && isStopping(phase))
    case 'told':
      return { name: 'idle' }
    case 'failed':
      return { name: 'failed', turn: step.turn }
    case 'blocked':
      return { name: 'blocked', message: step.message }
    case 'lost':
      return giveUp(phase)
    case 'refused':
      return step.isUncertain && phase.name === 'sending' ? giveUp(phase) : { name: 'idle' }
  }
}

function streaming({ turn, text }: HeldTurn, stopping = false): PlayerPhase {
  return { name: 'streaming', turn, text, stopping }
}

function isStopping(phase: PlayerPhase): boolean {
  return phase.name === 'streaming' && phase.stopping
}

function giveUp(phase: PlayerPhase): PlayerPhase {
  if (phase.name === 'sending') return { name: 'unsent', sent: phase.sent }
  if (phase.name !== 'streaming') return phase
  return { name: 'lost', turn: phase.turn, text: phase.text }
}
