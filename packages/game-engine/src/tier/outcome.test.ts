import type { TierInput } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { boardAfter, boardOutcome, places, unplaced } from '../fixtures/boards.js'
import { tierOf } from '../fixtures/tier-content.js'
import { cardOfTier } from './card.js'
import { placementsOf } from './placements.js'
import { tier } from './tier.js'

const content = tierOf(8)
const [s] = content.rows

function outcome(words: string, inputs: readonly TierInput[] = []) {
  return boardOutcome(content, boardAfter(content, [...places(content, words), ...inputs]))
}

const card = (item: string): TierInput => ({ type: 'card-add', item, label: '집밥' })

describe('the outcome', () => {
  it('is there once something is placed', () => {
    expect(tier.outcome(content, unplaced(content))).toBeNull()
    expect(outcome('c7')).toMatchObject({ kind: 'tier', resultKey: 'item-7', title: '' })
  })

  it('has the rows with their items, what is unplaced, and reasons', () => {
    const {
      rows,
      unplaced: waiting,
      reasons,
      title,
    } = outcome('s1 s0 b3', [
      { type: 'reason', item: 'item-3', text: '그냥' },
      { type: 'title', text: '내 표' },
    ])
    expect(rows.map((row) => row.items.map(({ label }) => label))).toEqual([
      ['후보 1', '후보 0'],
      [],
      ['후보 3'],
      [],
    ])
    expect(rows.map(({ score }) => score)).toEqual([5, 4, 3, 1])
    expect(waiting.map(({ key }) => key)).toEqual([
      'item-2',
      'item-4',
      'item-5',
      'item-6',
      'item-7',
    ])
    expect(reasons).toEqual([{ itemKey: 'item-3', text: '그냥' }])
    expect(title).toBe('내 표')
  })

  it('is named by what stands first from the top, `own` for a card of the player’s', () => {
    expect(outcome('b3 a2 a1').resultKey).toBe('item-2')
    const own = outcome('a2', [card('own-1'), { type: 'place', item: 'own-1', row: 's', at: 0 }])
    expect(own.resultKey).toBe('own')
    expect(own.rows[0]?.items).toEqual([
      { key: 'own-1', label: '집밥', text: '', picture: null, credit: null },
    ])
  })

  it('has no score for rows that mean something else, or are added', () => {
    const scores = (...inputs: TierInput[]) => outcome('s0', inputs).rows.map(({ score }) => score)
    const look = { label: s?.label ?? '', text: s?.text ?? '', colour: 'red' } as const
    const edit = (change: object): TierInput => ({ type: 'row-edit', row: 's', ...look, ...change })
    expect(scores(edit({ label: 'SS' }))).toEqual([null, 4, 3, 1])
    expect(scores(edit({ text: '' }))).toEqual([null, 4, 3, 1])
    expect(scores(edit({ label: 'A', text: '' }))).toEqual([null, 4, 3, 1])
    expect(scores(edit({ colour: 'pink' }))).toEqual([5, 4, 3, 1])
    expect(scores(edit({ label: 'SS' }), edit({}))).toEqual([5, 4, 3, 1])
    expect(scores({ type: 'row-move', row: 's', at: 3 })).toEqual([4, 3, 1, 5])
    expect(scores({ type: 'row-add', row: 'own-s', at: 0, ...look })).toEqual([null, 5, 4, 3, 1])
  })
})

it('places the game’s own items in the game’s own rows alone', () => {
  const board = outcome('s0 s1 a2 b3', [
    card('own-1'),
    { type: 'place', item: 'own-1', row: 's', at: 1 },
    { type: 'row-edit', row: 'a', label: '맛', text: '', colour: 'red' },
    { type: 'row-add', row: 'own-2', at: 0, label: '위', text: '', colour: 'red' },
    { type: 'place', item: 'item-4', row: 'own-2', at: 0 },
  ])
  expect(placementsOf(board)).toEqual([
    { itemKey: 'item-0', rowKey: 's' },
    { itemKey: 'item-1', rowKey: 's' },
    { itemKey: 'item-3', rowKey: 'b' },
  ])
})

describe('the card', () => {
  it('is called as the board is, or after the first two of the first row with any', () => {
    expect(cardOfTier(outcome('s0', [{ type: 'title', text: '내 표' }])).title).toBe('내 표')
    expect(cardOfTier(outcome('a3 a1 a2 b0')).title).toBe('A에 후보 3, 후보 1')
    expect(cardOfTier(outcome('c5')).title).toBe('C에 후보 5')
  })

  it('counts what is placed, and shows the first picture there is', () => {
    expect(cardOfTier(outcome('s0 s2 b3'))).toMatchObject({
      line: '8개 중 3개를 줄 세웠어요.',
      picture: { url: '/pictures/3.svg' },
    })
    expect(cardOfTier(outcome('s0')).picture).toBeNull()
    expect(cardOfTier(outcome('s0 s1 s2 s3 s4 a5 a6 a7')).line).toBe('8개를 모두 줄 세웠어요.')
  })

  it('has every row, with its first six and how many they are', () => {
    const { rows } = cardOfTier(outcome('s0 s1 s2 s3 s4 s5 s6 b7'))
    expect(rows.map(({ label, count }) => [label, count])).toEqual([
      ['S', 7],
      ['A', 0],
      ['B', 1],
      ['C', 0],
    ])
    expect(rows[0]?.items).toHaveLength(6)
    expect(rows[2]?.items).toEqual([
      { label: '후보 7', picture: { url: '/pictures/7.svg', alt: '후보 7' } },
    ])
  })
})
