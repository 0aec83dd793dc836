import type { StorySession, Turn } from '@doran/contract'

type Path = { session: StorySession; turns: readonly Turn[] }

/** Puts a told turn at the end of the path and carries what it changed into the session. */
export function settleTurn({ session, turns }: Path, turn: Turn): Path & { isStale: boolean } {
  const known = turns.findIndex(({ id }) => id === turn.id)
  const kept = known < 0 ? turns : turns.slice(0, known)
  const isStale = kept.length > 0 && kept.at(-1)?.id !== turn.parentId
  return { turns: [...kept, turn], session: sessionAfter(session, turn), isStale }
}

/** Takes the leaf away; stale when nothing of the path is left to show. */
export function undoTurn({ session, turns }: Path, leafId: string): Path & { isStale: boolean } {
  const leaf = turns.at(-1)
  const parent = turns.at(-2)
  if (!leaf || !parent || leaf.id !== leafId) return { session, turns, isStale: true }
  return {
    turns: turns.slice(0, -1),
    isStale: false,
    session: {
      ...session,
      status: 'active',
      ending: null,
      leafTurnId: parent.id,
      turnCount: parent.index,
      gauges: withGauges(session.gauges, leaf, 'before'),
    },
  }
}

function sessionAfter(session: StorySession, turn: Turn): StorySession {
  return {
    ...session,
    leafTurnId: turn.id,
    turnCount: turn.index,
    status: turn.ending ? 'ended' : 'active',
    ending: turn.ending,
    gauges: withGauges(session.gauges, turn, 'after'),
    endings: session.endings.map((ending) =>
      ending.key === turn.ending?.key ? { ...ending, title: turn.ending.title } : ending,
    ),
  }
}

function withGauges(gauges: StorySession['gauges'], turn: Turn, side: 'before' | 'after') {
  return gauges.map((gauge) => {
    const change = turn.gauges.find(({ key }) => key === gauge.key)
    return change ? { ...gauge, value: change[side] } : gauge
  })
}
