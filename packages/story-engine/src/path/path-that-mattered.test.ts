import { expect, test } from 'vitest'
import { pathThatMattered, type WalkedTurn } from './path-that-mattered.js'

const GAUGE = { before: 1, after: 2 }
const DICE = { rolls: [5, 3] }

const aTurn = (index: number, marked: Partial<WalkedTurn> = {}): WalkedTurn => ({
  index,
  input: index === 0 ? null : { kind: 'do', text: `일 ${index}` },
  choices: [],
  gauges: [],
  remembered: [],
  dice: null,
  ...marked,
})

const story = (length: number, marked: Record<number, Partial<WalkedTurn>>) =>
  Array.from({ length }, (_, index) => aTurn(index, marked[index]))

const indexes = (turns: WalkedTurn[]) => pathThatMattered(turns).map(({ index }) => index)

test('keeps what was remembered, risked or moved, and neither the first nor the last for their place', () => {
  const marked = { 3: { remembered: ['빠른 대답'] }, 5: { dice: DICE }, 8: { gauges: [GAUGE] } }
  expect(indexes(story(12, marked))).toEqual([3, 5, 8])
})

test('keeps an authored choice, but no way on that every scene has', () => {
  const way = (id: string, label: string) => ({ choices: [{ id, label }] })
  const chosen = (text: string): Partial<WalkedTurn> => ({ input: { kind: 'choice', text } })
  const turns = story(5, {
    1: way('table/ask', '묻는다'),
    2: { ...chosen('묻는다'), ...way('table/~look', '주위를 찬찬히 둘러본다') },
    3: chosen('주위를 찬찬히 둘러본다'),
  })
  expect(pathThatMattered(turns)).toEqual([{ index: 2, line: '묻는다' }])
})

test('of more than five keeps the weightiest, and of equals some from all of the way', () => {
  const moved = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [at + 1, { gauges: [GAUGE] }]),
  )
  const path = indexes(story(21, { ...moved, 2: { remembered: ['빠른 대답'] } }))
  expect(path).toHaveLength(5)
  expect(path[0]).toBe(2)
  expect(path.at(-1)).toBeGreaterThan(15)
})

test('a gauge that stood still is no moment', () => {
  expect(indexes(story(4, { 2: { gauges: [{ ...GAUGE, after: 1 }] } }))).toEqual([])
})
