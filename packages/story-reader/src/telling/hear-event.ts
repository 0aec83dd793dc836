import type { Turn, TurnEvent } from '@doran/contract'
import { stepOf, type HeldTurn, type TellingStep } from './telling-step.js'

/**
 * A turn's event as a step; null where it brings nothing new, `hole` where text before it is missing. Text already
 * held is never taken twice.
 */
export function hearEvent(held: HeldTurn | null, event: TurnEvent): TellingStep | 'hole' | null {
  switch (event.type) {
    case 'start':
      return { type: 'growing', turn: event.turn, text: longest(held, event.turn) }
    case 'delta': {
      if (!held || event.offset > held.text.length) return 'hole'
      const fresh = event.text.slice(held.text.length - event.offset)
      return fresh === '' ? null : { type: 'growing', turn: held.turn, text: held.text + fresh }
    }
    case 'waiting':
      return held && { type: 'waiting', turn: held.turn, text: held.text, ahead: event.ahead }
    case 'settled': {
      const { turn } = event
      // What broke the rules is taken back; of what merely broke off, all that arrived stays.
      const isKept = turn.status === 'failed' && turn.halt !== 'unsafe'
      return stepOf(isKept ? { ...turn, output: longest(held, turn) } : turn)
    }
  }
}

function longest(held: HeldTurn | null, turn: Turn): string {
  const isLonger = held?.turn.id === turn.id && held.text.length > turn.output.length
  return isLonger ? held.text : turn.output
}
