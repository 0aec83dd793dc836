import { useState } from 'react'
import type { PlayInput, WorldcupContent } from '@doran/contract'
import { worldcup, type WorldcupState } from '@doran/game-engine'
import { isMotionReduced } from '../../../../lib/is-motion-reduced'
import type { PlayClient } from '../client/play-client'
import { useAdvance } from '../frame/use-advance'

export type Decisions = {
  /** What is seen: for a moment after a decision still the match that was decided. */
  shown: WorldcupState | null
  /** Who won it, in that moment. */
  winner: string | null
  pick: (item: string) => void
  skip: () => void
  undo: () => void
}

/** Decides matches. The last decision asks for the result at once. */
export function useDecisions(
  client: PlayClient,
  content: WorldcupContent,
  reached: WorldcupState | null,
): Decisions {
  const { isAdvancing, after } = useAdvance()
  const [decided, setDecided] = useState<{ shown: WorldcupState; winner: string } | null>(null)
  const seen = isAdvancing ? decided : null

  function decide(input: PlayInput) {
    if (!reached || seen) return
    const next = worldcup.reduce(content, reached, input)
    if (!next) return
    client.add(input)
    if (next.match === null) client.finish()
    const winner = next.decisions.at(-1)?.winner
    if (winner === undefined || isMotionReduced()) return
    setDecided({ shown: reached, winner })
    after(() => setDecided(null))
  }

  return {
    shown: seen?.shown ?? reached,
    winner: seen?.winner ?? null,
    pick: (item) => decide({ type: 'pick', item }),
    skip: () => decide({ type: 'skip' }),
    undo: () => {
      if (reached && !seen && reached.undosLeft > 0) client.add({ type: 'undo' })
    },
  }
}
