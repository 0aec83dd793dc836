import type { StorySession, Turn } from '@doran/contract'

type Path = { session: StorySession; turns: readonly Turn[] }

/** Puts a turn that is over at the end of the path and carries what it changed into the session. */
export function appendTurn({ session, turns }: Path, turn: Turn): Path & { isStale: boolean } {
  const known = turns.findIndex(({ id }) => id === turn.id)
  const kept = known < 0 ? turns : turns.slice(0, known)
  const isElsewhere = kept.length > 0 && kept.at(-1)?.id !== turn.parentId
  // Written offline though a model was to write it: the server decided so, and knows who comes next.
  const isNarratorUnknown = turn.narrator === 'offline' && session.narrator !== 'offline'
  return {
    turns: [...kept, turn],
    session: { ...sessionAfter(session, turn), ...(known < 0 && narratorAfter(session, turn)) },
    isStale: isElsewhere || isNarratorUnknown,
  }
}

/** Takes the leaf away; stale when nothing of the path is left to show. */
export function undoTurn({ session, turns }: Path, leafId: string): Path & { isStale: boolean } {
  const leaf = turns.at(-1)
  const parent = turns.at(-2)
  if (!leaf || !parent || leaf.id !== leafId) return { session, turns, isStale: true }
  return {
    turns: turns.slice(0, -1),
    // The story knows how often the one before was told.
    isStale: canBeRetold(session, parent),
    session: {
      ...session,
      status: openStatus(session),
      ending: null,
      leafTurnId: parent.id,
      variants: [parent.id],
      retelling: null,
      memoryCount: Math.max(0, session.memoryCount - leaf.remembered.length),
      turnCount: parent.index,
      gauges: withGauges(session.gauges, leaf, 'before'),
    },
  }
}

function sessionAfter(session: StorySession, turn: Turn): StorySession {
  return {
    ...session,
    leafTurnId: turn.id,
    variants: [turn.id],
    retelling: canBeRetold(session, turn) ? { isFree: true } : null,
    memoryCount: session.memoryCount + turn.remembered.length,
    turnCount: turn.index,
    status: turn.ending ? 'ended' : openStatus(session),
    ending: turn.ending,
    gauges: withGauges(session.gauges, turn, 'after'),
    endings: session.endings.map((ending) =>
      ending.key === turn.ending?.key ? { ...ending, title: turn.ending.title } : ending,
    ),
  }
}

function canBeRetold({ narrator }: StorySession, { canRetell, input, isEdited }: Turn): boolean {
  return canRetell || (narrator !== 'offline' && input !== null && !isEdited)
}

function openStatus({ status }: StorySession): StorySession['status'] {
  return status === 'locked' ? 'locked' : 'active'
}

/** Counts a turn of a model where they are counted; after the last one the offline narrator goes on. */
function narratorAfter({ modelTurnsLeft, narrator }: StorySession, turn: Turn) {
  if (modelTurnsLeft === null || !turn.isCounted) return { modelTurnsLeft, narrator }
  const left = Math.max(0, modelTurnsLeft - 1)
  return { modelTurnsLeft: left, narrator: left === 0 ? ('offline' as const) : narrator }
}

function withGauges(gauges: StorySession['gauges'], turn: Turn, side: 'before' | 'after') {
  return gauges.map((gauge) => {
    const change = turn.gauges.find(({ key }) => key === gauge.key)
    return change ? { ...gauge, value: change[side] } : gauge
  })
}
