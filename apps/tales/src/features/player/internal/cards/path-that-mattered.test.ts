import type { Turn } from '@doran/contract'
import { aTurn } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { pathThatMattered } from './path-that-mattered'

const GAUGE = { key: 'clue', label: '단서', before: 1, after: 2, min: 0, max: 8 }
const DICE: Turn['dice'] = { rolls: [5, 3], stat: '침착', bonus: 1, total: 9, band: 'cost' }

function story(length: number, marked: Record<number, Partial<Turn>>): Turn[] {
  return Array.from({ length }, (_, index) =>
    aTurn({
      index,
      input: index === 0 ? null : { kind: 'do', text: `일 ${index}` },
      ...marked[index],
    }),
  )
}

const indexes = (turns: Turn[]) => pathThatMattered(turns).map(({ index }) => index)

test('keeps what was remembered, risked or moved, and neither the first nor the last for their place', () => {
  const marked = { 3: { remembered: ['빠른 대답'] }, 5: { dice: DICE }, 8: { gauges: [GAUGE] } }
  expect(indexes(story(12, marked))).toEqual([3, 5, 8])
})

test('keeps an authored choice, but no way on that every scene has', () => {
  const way = (id: string, label: string) => ({ choices: [{ id, label }] })
  const chosen = (text: string): Partial<Turn> => ({ input: { kind: 'choice', text } })
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
