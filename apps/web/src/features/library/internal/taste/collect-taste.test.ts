// @vitest-environment node
import { expect, test } from 'vitest'
import { aFinishedCard, aGameCard, aWorldcupCard } from '../../../../testing/a-game'
import { aResult } from '../a-library.fake'
import { collectTaste, countTaste } from './collect-taste'

const AXIS = { label: '모이기', other: '혼자 있기', percent: 62 }
const SHARE = { label: '모닥불', other: null, percent: 41 }
const branch = (title: string, day: string) =>
  aFinishedCard({
    id: day,
    game: aGameCard({ id: 'b', kind: 'branch' }),
    result: aResult({ title }),
    lastAt: `2026-11-${day}T00:00:00.000Z`,
  })

test('keeps the latest result of each game, whatever order they come in', () => {
  const old = aFinishedCard({
    result: aResult({ title: '촛불' }),
    lastAt: '2026-11-01T00:00:00.000Z',
  })
  const late = aFinishedCard({ result: aResult({ bars: [AXIS] }) })
  const book = collectTaste([old, late])
  expect(book?.axes).toEqual([
    { play: late, axes: [{ left: '모이기', right: '혼자 있기', leftPercent: 62 }] },
  ])
  expect(book && countTaste(book)).toBe(1)
})

test('tells axes, shares and champions apart', () => {
  const shares = aFinishedCard({ game: aGameCard({ id: 's' }), result: aResult({ bars: [SHARE] }) })
  const cup = aFinishedCard({ game: aWorldcupCard(), result: aResult({ title: '군고구마' }) })
  const book = collectTaste([shares, cup])
  expect(book?.axes).toEqual([])
  expect(book?.shares).toEqual([{ play: shares, shares: [{ label: '모닥불', percent: 41 }] }])
  expect(book?.champions).toEqual([cup])
})

test('counts the endings of a branching story, each once', () => {
  const plays = [branch('새벽', '03'), branch('밤', '02'), branch('새벽', '01')]
  expect(collectTaste(plays)?.branches).toEqual([{ play: plays[0], endings: 2 }])
})

test('has nothing of boards and of what is not finished', () => {
  const board = aFinishedCard({ game: aGameCard({ kind: 'tier' }) })
  expect(collectTaste([board, aFinishedCard({ result: null })])).toBeNull()
})
