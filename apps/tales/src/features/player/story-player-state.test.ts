import type { Turn } from '@doran/contract'
import { CARE_MESSAGE } from '@doran/contract/errors'
import { stepOf, type TellingStep } from '@doran/site/telling'
import { aTurn, aView } from '@doran/site/testing'
import { describe, expect, test } from 'vitest'
import { openPlayer, reducePlayer, type PlayerAction, type PlayerState } from './story-player-state'

const TEXT =
  '사서가 열쇠를 내려놓았다. “여섯 번째는요?” 아무도 답하지 않았다. 🔑 바람이 불었다.\n불이 흔들렸다.'
const SENT = {
  clientTurnId: 'client-turn-1',
  parentId: 'root',
  kind: 'do',
  text: '묻는다',
} as const
const BREAK = { code: 'NETWORK', message: '끊김' }

function play(state: PlayerState, ...actions: PlayerAction[]): PlayerState {
  return actions.reduce(reducePlayer, state)
}
function stepped(step: TellingStep): PlayerAction {
  return { type: 'stepped', step }
}
function settled(turn: Turn): PlayerAction {
  return { type: 'settled', turnId: turn.id, step: stepOf(turn) }
}
function upTo(end: number): PlayerAction {
  const turn = aTurn({ id: 't1', status: 'streaming' })
  return stepped({ type: 'growing', turn, text: TEXT.slice(0, end) })
}
function sending(): PlayerState {
  return play(openPlayer(aView()), { type: 'sent', sent: SENT })
}
function streaming(): PlayerState {
  const turn = aTurn({ id: 't1', status: 'streaming' })
  return play(sending(), stepped({ type: 'growing', turn, text: turn.output }))
}
function textOf(state: PlayerState): string {
  return state.phase.name === 'streaming' ? state.phase.text : ''
}

describe('a turn', () => {
  test('keeps the draft until start', () => {
    expect(sending().started).toBeNull()
    expect(streaming().started).toEqual({ kind: 'do', text: '묻는다' })
  })

  test('joins the path when it is done and moves leaf, gauges and ending', () => {
    const turn = aTurn({
      id: 't1',
      output: TEXT,
      gauges: [{ key: 'clue', label: '단서', before: 2, after: 4, min: 0, max: 8 }],
      ending: { key: 'truth', title: '여섯 번째 손님', badge: '진상', rare: true },
    })
    const state = play(streaming(), stepped({ type: 'told', turn }))
    expect(state.turns.map(({ id }) => id)).toEqual(['root', 't1'])
    expect(state.phase).toEqual({ name: 'idle' })
    expect(state.session).toMatchObject({ leafTurnId: 't1', status: 'ended', turnCount: 1 })
    expect(state.session.gauges[0]?.value).toBe(4)
    expect(state.session.endings[0]?.title).toBe('여섯 번째 손님')

    const undone = play(state, { type: 'undone', leafId: 't1' })
    expect(undone.turns.map(({ id }) => id)).toEqual(['root'])
    expect(undone.session).toMatchObject({ leafTurnId: 'root', status: 'active', ending: null })
    expect(undone.session.gauges[0]?.value).toBe(2)
  })

  test('that was stopped stays with the text it had', () => {
    const turn = aTurn({ id: 't1', status: 'stopped', output: TEXT.slice(0, 14) })
    const state = play(streaming(), upTo(14), settled(turn))
    expect(state.turns.at(-1)).toBe(turn)
    expect(state.phase.name).toBe('idle')
    expect(play(state, settled(turn)).turns).toHaveLength(2)
  })

  test('that failed keeps its partial text and leaves the path alone', () => {
    const turn = aTurn({ id: 't1', status: 'failed', output: TEXT.slice(0, 20) })
    const state = play(streaming(), upTo(20), stepped({ type: 'failed', turn }))
    expect(state.phase).toMatchObject({ name: 'failed', turn: { output: TEXT.slice(0, 20) } })
    expect(state.turns.map(({ id }) => id)).toEqual(['root'])
  })

  test('that was blocked shows the care message and nothing else moves', () => {
    const state = play(streaming(), stepped({ type: 'blocked', message: CARE_MESSAGE }))
    expect(state.phase).toEqual({ name: 'blocked', message: CARE_MESSAGE })
    expect(state.session.leafTurnId).toBe('root')
    expect(play(state, { type: 'dismissed' }).phase.name).toBe('idle')
  })

  test('whose parent is not the leaf shown marks the path stale', () => {
    const turn = aTurn({ id: 't9', parentId: 'elsewhere' })
    expect(play(streaming(), stepped({ type: 'told', turn })).isStale).toBe(true)
  })
})

describe('a lost line', () => {
  const lose = stepped({ type: 'lost', problem: BREAK })

  test('keeps the text and goes on with it', () => {
    const lost = play(streaming(), upTo(9), lose)
    expect(lost.phase).toMatchObject({ name: 'lost', text: TEXT.slice(0, 9) })
    expect(lost.problem).toEqual(BREAK)
    const resumed = play(lost, { type: 'resumed' })
    expect(textOf(resumed)).toBe(TEXT.slice(0, 9))
    expect(resumed.problem).toBeNull()
  })

  test('before start ends unsent under the same id', () => {
    const unsent = play(sending(), lose)
    expect(unsent.phase).toEqual({ name: 'unsent', sent: SENT })
    expect(play(unsent, { type: 'resumed' }).phase).toEqual({ name: 'sending', sent: SENT })
  })
})

describe('a refusal', () => {
  const refused = (isUncertain: boolean) =>
    stepped({ type: 'refused', problem: BREAK, isUncertain })

  test('gives the words back, under the same id where they may have arrived', () => {
    expect(play(sending(), refused(false)).phase).toEqual({ name: 'idle' })
    expect(play(sending(), refused(true)).phase).toEqual({ name: 'unsent', sent: SENT })
    expect(play(streaming(), refused(true)).phase).toEqual({ name: 'idle' })
  })
})

describe('a stop', () => {
  const stopping: PlayerAction = { type: 'stopping', isStopping: true }

  test('is shown until it is answered, however the text grows meanwhile', () => {
    const state = play(streaming(), stopping, upTo(9))
    expect(state.phase).toMatchObject({ name: 'streaming', stopping: true })
  })

  test('of another turn changes nothing', () => {
    const state = play(streaming(), stopping)
    expect(play(state, settled(aTurn({ id: 't0', status: 'stopped' })))).toBe(state)
  })
})

test('a reload in mid-stream goes on where the server stands', () => {
  const pending = aTurn({ id: 't1', status: 'streaming', output: TEXT.slice(0, 10) })
  const state = openPlayer(aView({ pending }))
  expect(textOf(state)).toBe(TEXT.slice(0, 10))
  expect(textOf(play(state, upTo(22)))).toBe(TEXT.slice(0, 22))
})
