import { isUntold, type TellingStep } from '@doran/story-reader'
import type { PlayerState } from '../player-state'
import { isAbout, phaseAfter } from './player-phase'
import { settleTurn } from './story-path'
import { wordsBackFrom } from './written-words'

/** The player after a step of the turn it follows. */
export function takeStep(state: PlayerState, step: TellingStep): PlayerState {
  const phase = phaseAfter(state.phase, step)
  switch (step.type) {
    case 'growing':
      return isAbout(state.phase, step.turn.id)
        ? { ...state, phase }
        : { ...state, phase, started: startedBy(state), problem: null }
    case 'waiting':
      return { ...state, phase }
    case 'told':
      return {
        ...state,
        ...(!isUntold(step.turn) && settleTurn(state, step.turn)),
        phase,
        started: startedBy(state),
        returned: wordsBackFrom(step.turn),
        problem: null,
      }
    case 'failed':
      return { ...state, phase, problem: null }
    case 'blocked':
      return {
        ...state,
        phase,
        started: startedBy(state),
        returned: wordsBackFrom(step.turn),
        // The story may be locked with it; the server knows.
        isStale: state.isStale || step.turn.halt === 'minors',
      }
    case 'lost':
      return { ...state, phase, problem: step.problem }
    case 'refused':
      return { ...state, phase, problem: phase.name === 'notice' ? null : step.problem }
  }
}

function startedBy({ phase, started }: PlayerState): PlayerState['started'] {
  return phase.name === 'sending' ? { kind: phase.sent.kind, text: phase.sent.text } : started
}
