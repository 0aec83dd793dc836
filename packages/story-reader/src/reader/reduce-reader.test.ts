import type { Turn } from '@doran/contract'
import { aTurn, aView } from '@doran/site/testing'
import { describe, expect, test } from 'vitest'
import { updateOf, type TurnUpdate } from '../stream/turn-update.js'
import type { ReaderAction, ReaderState } from './reader-state.js'
import { openReader, reduceReader } from './reduce-reader.js'

const TEXT =
  '사서가 열쇠를 내려놓았다. “여섯 번째는요?” 아무도 답하지 않았다. 🔑 바람이 불었다.\n불이 흔들렸다.'
const SENT = {
  clientTurnId: 'client-turn-1',
  parentId: 'root',
  kind: 'do',
  text: '묻는다',
} as const
const BREAK = { code: 'NETWORK', message: '끊김' }

function play(state: ReaderState, ...actions: ReaderAction[]): ReaderState {
  return actions.reduce(reduceReader, state)
}
function updated(update: TurnUpdate): ReaderAction {
  return { type: 'updated', update }
}
function progressed(turn: Turn): ReaderAction {
  return updated(updateOf(turn))
}
function settled(turn: Turn): ReaderAction {
  return { type: 'settled', turn }
}
function upTo(end: number): ReaderAction {
  return progressed(aTurn({ id: 't1', status: 'streaming', output: TEXT.slice(0, end) }))
}
function blocked(halt: 'care' | 'person' | 'minors'): ReaderAction {
  return progressed(aTurn({ id: 't1', status: 'blocked', halt }))
}
function sending(): ReaderState {
  return play(openReader(aView()), { type: 'sent', sent: SENT })
}
function streaming(): ReaderState {
  return play(sending(), progressed(aTurn({ id: 't1', status: 'streaming' })))
}
function textOf(state: ReaderState): string {
  return state.phase.name === 'streaming' ? state.phase.turn.output : ''
}

describe('a turn', () => {
  test('keeps the draft until start', () => {
    expect(sending().acknowledged).toBeNull()
    expect(streaming().acknowledged).toEqual({ kind: 'do', text: '묻는다' })
  })

  test('stays beside the path as an aside; what was not understood comes back to its writer', () => {
    const aside = (halt: 'unheard' | 'outside') =>
      play(
        streaming(),
        progressed(
          aTurn({ id: 't1', status: 'aside', halt, input: { kind: 'do', text: '묻는다' } }),
        ),
      )
    const unheard = aside('unheard')
    expect(unheard.phase).toMatchObject({ name: 'aside', turn: { id: 't1' } })
    expect(unheard.turns.map(({ id }) => id)).toEqual(['root'])
    expect(unheard.returned).toEqual({ kind: 'do', text: '묻는다' })
    expect(aside('outside').returned).toBeNull()
  })

  test('joins the path when it is done and moves leaf, gauges and ending', () => {
    const turn = aTurn({
      id: 't1',
      output: TEXT,
      gauges: [{ key: 'clue', label: '단서', before: 2, after: 4, min: 0, max: 8 }],
      remembered: ['그을린 열쇠', '비뚠 이름'],
      ending: { key: 'truth', title: '여섯 번째 손님', badge: '진상', rare: true },
    })
    const before = streaming()
    const state = play(before, progressed(turn))
    expect(state.turns.map(({ id }) => id)).toEqual(['root', 't1'])
    expect(state.phase).toEqual({ name: 'idle' })
    expect(state.session.memoryCount).toBe(before.session.memoryCount + 2)
    expect(state.session).toMatchObject({ leafTurnId: 't1', status: 'ended', turnCount: 1 })
    expect(state.session.gauges[0]?.value).toBe(4)
    expect(state.session.endings[0]?.title).toBe('여섯 번째 손님')

    const undone = play(state, { type: 'undone', leafId: 't1' })
    expect(undone.turns.map(({ id }) => id)).toEqual(['root'])
    expect(undone.session).toMatchObject({ leafTurnId: 'root', status: 'active', ending: null })
    expect(undone.session.gauges[0]?.value).toBe(2)
    expect(undone.session.memoryCount).toBe(before.session.memoryCount)
    expect(undone.returned).toEqual({ kind: 'do', text: '창틀을 살핀다' })
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
    const state = play(streaming(), upTo(20), progressed(turn))
    expect(state.phase).toMatchObject({ name: 'failed', turn: { output: TEXT.slice(0, 20) } })
    expect(state.turns.map(({ id }) => id)).toEqual(['root'])
  })

  test('that was blocked shows the care message and nothing else moves', () => {
    const state = play(streaming(), blocked('care'))
    expect(state.phase).toMatchObject({ name: 'blocked', turn: { halt: 'care' } })
    expect(state).toMatchObject({ session: { leafTurnId: 'root' }, returned: null })
    expect(play(state, { type: 'dismissed' }).phase.name).toBe('idle')
  })

  test('that was blocked for another reason gives the input back', () => {
    const input = { kind: 'do', text: '창틀을 살핀다' }
    expect(play(streaming(), blocked('person'))).toMatchObject({ returned: input, isStale: false })
    expect(play(streaming(), blocked('minors')).isStale).toBe(true)
    const pending = aTurn({ status: 'blocked', halt: 'rating' })
    expect(openReader(aView({ pending })).returned).toEqual(input)
  })

  test('whose parent is not the leaf shown marks the path stale', () => {
    const turn = aTurn({ id: 't9', parentId: 'elsewhere' })
    expect(play(streaming(), progressed(turn)).isStale).toBe(true)
  })
})

describe('a lost connection', () => {
  const lose = updated({ type: 'lost', problem: BREAK })

  test('keeps the text and goes on with it', () => {
    const lost = play(streaming(), upTo(9), lose)
    expect(lost.phase).toMatchObject({ name: 'lost', turn: { output: TEXT.slice(0, 9) } })
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
    updated({ type: 'refused', problem: BREAK, isUncertain })

  test('gives the input back, under the same id where it may have arrived', () => {
    expect(play(sending(), refused(false)).phase).toEqual({ name: 'idle' })
    expect(play(sending(), refused(true)).phase).toEqual({ name: 'unsent', sent: SENT })
    expect(play(streaming(), refused(true)).phase).toEqual({ name: 'idle' })
  })
})

describe('a stop', () => {
  const stopping: ReaderAction = { type: 'stopping', isStopping: true }

  test('is shown until it is answered, however the text grows meanwhile', () => {
    const state = play(streaming(), stopping, upTo(9))
    expect(state.phase).toMatchObject({ name: 'streaming', isStopping: true })
  })

  test('of another turn changes nothing', () => {
    const state = play(streaming(), stopping)
    expect(play(state, settled(aTurn({ id: 't0', status: 'stopped' })))).toBe(state)
  })
})

test('a reload in mid-stream goes on where the server stands', () => {
  const pending = aTurn({ id: 't1', status: 'streaming', output: TEXT.slice(0, 10) })
  const state = openReader(aView({ pending }))
  expect(textOf(state)).toBe(TEXT.slice(0, 10))
  expect(textOf(play(state, upTo(22)))).toBe(TEXT.slice(0, 22))
})

describe('a stop before the first text', () => {
  test('gives the input back, but no choice, and leaves the story where it was', () => {
    const empty = aTurn({ id: 't1', status: 'stopped' })
    const state = play(streaming(), settled(empty))
    expect(state.turns).toEqual(streaming().turns)
    expect(state.phase).toEqual({ name: 'idle' })
    expect(state.returned).toEqual({ kind: 'do', text: '창틀을 살핀다' })
    const chosen = { ...empty, input: { kind: 'choice', text: '묻는다' } as const }
    expect(play(streaming(), settled(chosen)).returned).toBeNull()
  })
})

describe('a turn that waits', () => {
  test('says how many are before it until its text comes, and can be stopped meanwhile', () => {
    const turn = aTurn({ id: 't1', status: 'streaming' })
    const waiting = updated({ type: 'turn', turn, ahead: 2, gems: null })
    const state = play(streaming(), waiting, { type: 'stopping', isStopping: true }, waiting)
    expect(state.phase).toMatchObject({ name: 'streaming', ahead: 2, isStopping: true })
    expect(play(state, upTo(4)).phase).toMatchObject({ ahead: null, isStopping: true })
  })
})

describe('the model turns that are left', () => {
  function withLeft(modelTurnsLeft: number | null): ReaderState {
    const state = streaming()
    return { ...state, session: { ...state.session, narrator: 'basic', modelTurnsLeft } }
  }
  const byModel = aTurn({ id: 't1', narrator: 'model', output: TEXT, isCounted: true })
  const done = progressed(byModel)

  test('are counted, and after the last one the offline narrator goes on', () => {
    expect(play(withLeft(2), done).session).toMatchObject({
      modelTurnsLeft: 1,
      narrator: 'basic',
    })
    expect(play(withLeft(1), done).session).toMatchObject({
      modelTurnsLeft: 0,
      narrator: 'offline',
    })
    expect(play(withLeft(2), done, done).session.modelTurnsLeft).toBe(1)
  })

  test('are not counted where nothing limits them, nor for offline turns', () => {
    expect(play(withLeft(null), done).session).toMatchObject({
      modelTurnsLeft: null,
      narrator: 'basic',
    })
    const stopped = aTurn({ id: 't1', narrator: 'model', status: 'stopped', output: '문이 열' })
    expect(play(withLeft(2), settled(stopped)).session.modelTurnsLeft).toBe(2)
    const offline = progressed(aTurn({ id: 't1', output: TEXT }))
    expect(play(withLeft(2), offline)).toMatchObject({
      session: { modelTurnsLeft: 2 },
      isStale: true,
    })
  })
})
