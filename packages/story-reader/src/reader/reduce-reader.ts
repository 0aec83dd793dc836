import type { StorySessionView } from '@doran/contract'
import { isEmptyStop, updateOf, type TurnProgress, type TurnUpdate } from '../stream/turn-update.js'
import { isAbout, isHeld, isPending, isRefused, lose, phaseOfTurn, resume } from './reader-phase.js'
import type { ReaderAction, ReaderState } from './reader-state.js'
import { appendTurn, undoTurn } from './story-path.js'
import { returnedInput, writtenInput } from './written-input.js'

const IDLE = { name: 'idle' } as const

export function openReader({
  session,
  turns,
  previousCursor,
  pending,
}: StorySessionView): ReaderState {
  const path = turns.toReversed()
  const leaf = path.at(-1)
  // The other telling of a leaf is a child of its parent.
  const isRetelling = pending?.status === 'streaming' && pending.parentId === leaf?.parentId
  return {
    session,
    turns: isRetelling ? path.slice(0, -1) : path,
    retold: isRetelling ? (leaf ?? null) : null,
    previousCursor,
    isLoadingOlder: false,
    isUndoing: false,
    isConfirming: false,
    phase: pending ? phaseOfTurn({ turn: pending, ahead: null }, IDLE) : IDLE,
    problem: null,
    acknowledged: null,
    turnGems: null,
    returned: returnedInput(pending),
    isStale: false,
  }
}

export function reduceReader(state: ReaderState, action: ReaderAction): ReaderState {
  return bringBackRetold(reduceAction(state, action))
}

/** Once another telling has come to nothing, the leaf stands where it stood. */
function bringBackRetold(state: ReaderState): ReaderState {
  const { retold, phase, turns } = state
  if (!retold || isHeld(phase) || isRefused(phase)) return state
  const isReplaced = turns.at(-1)?.id !== retold.parentId
  return { ...state, retold: null, ...(!isReplaced && { turns: [...turns, retold] }) }
}

function reduceAction(state: ReaderState, action: ReaderAction): ReaderState {
  const { phase } = state
  switch (action.type) {
    case 'sent':
      return {
        ...state,
        ...(action.sent.retells !== undefined && withoutLeaf(state)),
        problem: null,
        turnGems: null,
        phase: { name: 'sending', sent: action.sent },
      }
    case 'updated':
      return applyUpdate(state, action.update)
    case 'settled':
      return isAbout(phase, action.turn) ? applyUpdate(state, updateOf(action.turn)) : state
    case 'resumed': {
      const next = resume(phase)
      return next === phase ? state : { ...state, problem: null, phase: next }
    }
    case 'stopping':
      return phase.name === 'streaming'
        ? { ...state, phase: { ...phase, isStopping: action.isStopping } }
        : state
    case 'loaded':
      return {
        ...openReader(action.view),
        isConfirming: state.isConfirming,
        acknowledged: state.acknowledged,
        problem: action.problem ?? null,
      }
    case 'refreshed':
      return { ...state, session: action.session }
    case 'older':
      return {
        ...state,
        turns: [...action.turns.toReversed(), ...state.turns],
        previousCursor: action.previousCursor,
        isLoadingOlder: false,
      }
    case 'undone': {
      const undone = state.turns.find(({ id }) => id === action.leafId)
      return {
        ...state,
        ...undoTurn(state, action.leafId),
        returned: writtenInput(undone?.input ?? null),
        phase: IDLE,
        problem: null,
        isUndoing: false,
      }
    }
    case 'confirming': {
      const { narrator } = action
      const session = narrator ? { ...state.session, narrator } : state.session
      return { ...state, session, problem: null, isConfirming: true }
    }
    case 'confirmed':
      return { ...state, session: { ...state.session, ...action.settings }, isConfirming: false }
    case 'priced':
      // Whoever was short of gems looks at the story again, with what they wrote.
      return {
        ...state,
        session: { ...state.session, ...action.prices },
        phase: phase.name === 'shortage' ? IDLE : phase,
      }
    case 'changed':
      return { ...state, ...action.change }
    case 'dismissed':
      return { ...state, problem: null, phase: isPending(phase) ? phase : IDLE }
  }
}

function applyUpdate(state: ReaderState, update: TurnUpdate): ReaderState {
  if (update.type === 'turn') return applyProgress(state, update)
  const { phase } = state
  const { problem } = update
  if (update.type === 'lost') return { ...state, phase: lose(phase), problem }
  if (phase.name !== 'sending') return { ...state, phase: IDLE, problem }
  if (problem.code === 'AI_NOTICE_NEEDED')
    return { ...state, phase: { name: 'notice', sent: phase.sent }, problem: null }
  if (problem.code === 'NOT_ENOUGH_GEM') {
    const shortage = { name: 'shortage', sent: phase.sent, shortage: problem } as const
    return { ...state, phase: shortage, problem: null }
  }
  // Once the person has said that they are 15, the same turn goes out again.
  if (problem.code === 'AGE_UNCONFIRMED') return { ...state, phase: lose(phase), problem }
  return { ...state, phase: update.isUncertain ? lose(phase) : IDLE, problem }
}

function applyProgress(before: ReaderState, progress: TurnProgress): ReaderState {
  const { turn } = progress
  const state = withGems(before, progress)
  const next = { ...state, phase: phaseOfTurn(progress, state.phase) }
  const over = { ...next, acknowledged: acknowledgedBy(state), returned: returnedInput(turn) }
  switch (turn.status) {
    case 'streaming':
      if (isAbout(state.phase, turn)) return next
      return { ...next, acknowledged: acknowledgedBy(state), problem: null }
    case 'done':
    case 'stopped': {
      // The story knows its tellings, and whether one more is free.
      const isStale = state.retold !== null
      const appended = isEmptyStop(turn) ? null : appendTurn(state, turn)
      return {
        ...over,
        ...(appended && { ...appended, isStale: appended.isStale || isStale }),
        problem: null,
      }
    }
    case 'failed':
      return { ...next, problem: null }
    case 'aside':
      return { ...over, problem: null }
    case 'blocked':
      // The story may be locked with it; the server knows.
      return { ...over, isStale: state.isStale || turn.halt === 'minors' }
  }
}

function withoutLeaf({ turns }: ReaderState): Pick<ReaderState, 'turns' | 'retold'> {
  return { turns: turns.slice(0, -1), retold: turns.at(-1) ?? null }
}

function withGems(state: ReaderState, { gems }: TurnProgress): ReaderState {
  if (gems === null) return state
  // What was held stays known once it went back.
  const held = Math.max(gems.held, state.turnGems?.held ?? 0)
  const session = { ...state.session, gems: gems.balance }
  return { ...state, turnGems: { ...gems, held }, session }
}

function acknowledgedBy({ phase, acknowledged }: ReaderState): ReaderState['acknowledged'] {
  if (phase.name !== 'sending') return acknowledged
  return { kind: phase.sent.kind, text: phase.sent.text }
}
