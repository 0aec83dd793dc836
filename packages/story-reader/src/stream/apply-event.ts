import type { Turn, TurnEvent } from '@doran/contract'
import type { TurnProgress } from './turn-update.js'

/**
 * The turn after an event; null where it brings nothing new, `gap` where text before it is missing. Text that is held
 * already is never taken twice.
 */
export function applyEvent(held: Turn | null, event: TurnEvent): TurnProgress | 'gap' | null {
  switch (event.type) {
    case 'start':
      // It may have ended already; its text still comes, and only `settled` ends it here.
      return {
        turn: { ...withLongerOutput(held, event.turn), status: 'streaming' },
        ahead: null,
        gems: event.gems,
      }
    case 'delta': {
      if (!held || event.offset > held.output.length) return 'gap'
      const added = event.text.slice(held.output.length - event.offset)
      if (added === '') return null
      return { turn: { ...held, output: held.output + added }, ahead: null, gems: null }
    }
    case 'waiting':
      return held && { turn: held, ahead: event.ahead, gems: null }
    case 'settled': {
      // What broke the rules is taken back; of what merely broke off, all that arrived stays.
      const isKept = event.turn.status === 'failed' && event.turn.halt !== 'unsafe'
      const turn = isKept ? withLongerOutput(held, event.turn) : event.turn
      return { turn, ahead: null, gems: event.gems }
    }
  }
}

function withLongerOutput(held: Turn | null, turn: Turn): Turn {
  const isLonger = held?.id === turn.id && held.output.length > turn.output.length
  return isLonger ? { ...turn, output: held.output } : turn
}
