import type { Turn, TurnEvent } from '@doran/contract'
import { CARE_MESSAGE } from '@doran/contract/errors'
import { describe, expect, test } from 'vitest'
import { aTurn, aView } from '../../lib/story-api.fake'
import {
  leavesHole,
  openPlayer,
  reducePlayer,
  type PlayerAction,
  type PlayerState,
} from './story-player-state'

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
function told(event: TurnEvent): PlayerAction {
  return { type: 'told', event }
}
function delta(from: number, to: number): PlayerAction {
  return told({ type: 'delta', offset: from, text: TEXT.slice(from, to) })
}
function streaming(turn: Turn = aTurn({ id: 't1', status: 'streaming' })): PlayerState {
  return play(openPlayer(aView()), { type: 'sent', sent: SENT }, told({ type: 'start', turn }))
}
function textOf(state: PlayerState): string {
  return state.phase.name === 'streaming' ? state.phase.text : ''
}
function randomOf(seed: number) {
  let value = seed
  return (below: number) => {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((value / 2_147_483_648) * below)
  }
}

describe('text in the making', () => {
  test('is never doubled nor lost, however the stream is cut, repeated and overlapped', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = randomOf(seed)
      let state = streaming()
      let held = 0
      while (held < TEXT.length) {
        const from = random(held + 1)
        const to = Math.min(TEXT.length, from + 1 + random(12))
        state = play(state, delta(from, to))
        held = Math.max(held, to)
        if (random(5) === 0)
          state = play(state, { type: 'broke', problem: BREAK }, { type: 'resumed' })
        expect(textOf(state)).toBe(TEXT.slice(0, held))
      }
    }
  })

  test('refuses a piece that would leave a hole and says so', () => {
    const state = play(streaming(), delta(0, 5))
    const event: TurnEvent = { type: 'delta', offset: 9, text: TEXT.slice(9, 20) }
    expect(leavesHole(state.phase, event)).toBe(true)
    expect(textOf(play(state, told(event)))).toBe(TEXT.slice(0, 5))
  })

  test('survives a second start of the same turn', () => {
    const turn = aTurn({ id: 't1', status: 'streaming' })
    const state = play(streaming(turn), delta(0, 12), told({ type: 'start', turn }))
    expect(textOf(state)).toBe(TEXT.slice(0, 12))
  })
})

describe('a turn', () => {
  test('keeps the draft until start', () => {
    const sending = play(openPlayer(aView()), { type: 'sent', sent: SENT })
    expect(sending.started).toBeNull()
    expect(streaming().started).toEqual({ kind: 'do', text: '묻는다' })
  })

  test('joins the path when it is done and moves leaf, gauges and ending', () => {
    const turn = aTurn({
      id: 't1',
      output: TEXT,
      gauges: [{ key: 'clue', label: '단서', before: 2, after: 4, min: 0, max: 8 }],
      ending: { key: 'truth', title: '여섯 번째 손님', badge: '진상', rare: true },
    })
    const state = play(streaming(), told({ type: 'done', turn }))
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
    const state = play(streaming(), delta(0, 14), { type: 'settled', turn })
    expect(state.turns.at(-1)).toBe(turn)
    expect(state.phase.name).toBe('idle')
    expect(play(state, { type: 'settled', turn }).turns).toHaveLength(2)
  })

  test('that failed keeps its partial text and leaves the path alone', () => {
    const turn = aTurn({ id: 't1', status: 'failed', output: '' })
    const state = play(
      streaming(),
      delta(0, 20),
      told({ type: 'failed', code: 'STORY_UNAVAILABLE', turn }),
    )
    expect(state.phase).toMatchObject({ name: 'failed', turn: { output: TEXT.slice(0, 20) } })
    expect(state.turns.map(({ id }) => id)).toEqual(['root'])
  })

  test('that was blocked shows the care message and nothing else moves', () => {
    const turn = aTurn({ id: 't1', status: 'blocked' })
    const state = play(
      streaming(),
      told({ type: 'blocked', category: 'care', message: CARE_MESSAGE, turn }),
    )
    expect(state.phase).toEqual({ name: 'blocked', message: CARE_MESSAGE })
    expect(state.session.leafTurnId).toBe('root')
    expect(play(state, { type: 'dismissed' }).phase.name).toBe('idle')
  })

  test('whose parent is not the leaf shown marks the path stale', () => {
    const turn = aTurn({ id: 't9', parentId: 'elsewhere' })
    expect(play(streaming(), told({ type: 'done', turn })).isStale).toBe(true)
  })
})

describe('a broken line', () => {
  const broke: PlayerAction = { type: 'broke', problem: BREAK }

  test('is taken up twice, then given up with the text kept', () => {
    const held = play(streaming(), delta(0, 9), broke, broke)
    expect(held.phase.name).toBe('streaming')
    const lost = play(held, broke)
    expect(lost.phase).toMatchObject({ name: 'lost', text: TEXT.slice(0, 9) })
    expect(textOf(play(lost, { type: 'resumed' }))).toBe(TEXT.slice(0, 9))
  })

  test('starts counting anew once text comes', () => {
    const state = play(streaming(), broke, broke, delta(0, 4), broke, broke)
    expect(state.phase.name).toBe('streaming')
  })

  test('before start ends unsent under the same id', () => {
    const sending = play(openPlayer(aView()), { type: 'sent', sent: SENT })
    expect(play(sending, broke, broke, broke).phase).toEqual({ name: 'unsent', sent: SENT })
  })
})

test('a reload in mid-stream goes on where the server stands', () => {
  const pending = aTurn({ id: 't1', status: 'streaming', output: TEXT.slice(0, 10) })
  const state = play(openPlayer(aView({ pending })), delta(6, 22))
  expect(textOf(state)).toBe(TEXT.slice(0, 22))
})
