import type { TierContent, TierInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTierInput } from '../fixtures/any-inputs.js'
import { boardAfter, boardAfterAllowed, places, unplaced } from '../fixtures/boards.js'
import { tierOf } from '../fixtures/tier-content.js'
import type { TierBoard, TierState } from './tier-state.js'
import { tier } from './tier.js'

const content = tierOf(8)
const inputs = fc.array(anyTierInput, { maxLength: 80 })
const look = { label: '새 줄', text: '', colour: 'blue' } as const

function place(item: number, row: string | null, at: number): TierInput {
  return { type: 'place', item: `item-${item}`, row, at }
}

/** The items of a row, or of the tray, by their numbers. */
function items({ board }: TierState, row: string | null): string {
  const list = row === null ? board.tray : board.rows.find(({ key }) => key === row)?.items
  return (list ?? []).map((key) => key.replace('item-', '')).join(' ')
}

function isRefused(of: TierContent, state: TierState, input: TierInput): boolean {
  return tier.reduce(of, state, input) === null
}

function keysOf({ rows }: TierBoard): string {
  return rows.map(({ key }) => key).join(' ')
}

it('begins with everything waiting, in the order of the content', () => {
  expect(unplaced(content)).toEqual({
    board: {
      title: '',
      rows: content.rows.map(({ key, label, text, colour }) => ({
        key,
        label,
        text,
        colour,
        items: [],
      })),
      tray: content.items.map(({ key }) => key),
      cards: [],
      reasons: {},
    },
    done: null,
    undone: null,
  })
})

describe('any inputs', () => {
  it('leave every item and card standing exactly once, and the board within its limits', () => {
    fc.assert(
      fc.property(fc.constantFrom(tierOf(13), tierOf(5, 2), tierOf(0)), inputs, (of, tried) => {
        let state = unplaced(of)
        for (const input of tried) {
          state = tier.reduce(of, state, input) ?? state
          const { rows, tray, cards, reasons } = state.board
          const stand = [...rows.flatMap((row) => row.items), ...tray]
          const all = [...of.items, ...cards].map(({ key }) => key)
          expect(stand.toSorted()).toEqual(all.toSorted())
          expect(rows.length).toBeGreaterThanOrEqual(2)
          expect(rows.length).toBeLessThanOrEqual(10)
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
          expect(all).toEqual(expect.arrayContaining(Object.keys(reasons)))
          expect(Object.values(reasons)).not.toContain('')
          expect(tier.progress(of, state)).toEqual({
            done: all.length - tray.length,
            total: Math.max(1, all.length),
          })
        }
      }),
    )
  })

  it('change something, or are refused', () => {
    fc.assert(
      fc.property(inputs, anyTierInput, (tried, input) => {
        const state = boardAfterAllowed(content, tried)
        const following = tier.reduce(content, state, input)
        expect(following?.board).not.toEqual(state.board)
      }),
      { numRuns: 300 },
    )
  })
})

describe('undo and redo', () => {
  const changes = fc.array(
    anyTierInput.filter(({ type }) => type !== 'undo' && type !== 'redo'),
    { maxLength: 40 },
  )

  it('take everything back, and do it again', () => {
    fc.assert(
      fc.property(changes, (tried) => {
        const end = boardAfterAllowed(content, tried)
        let count = 0
        for (let left = end.done; left !== null; left = left.next) count += 1
        const all = (type: 'undo' | 'redo') => Array.from({ length: count }, () => ({ type }))
        const back = boardAfter(content, all('undo'), end)
        expect(back.board).toEqual(unplaced(content).board)
        expect(isRefused(content, back, { type: 'undo' })).toBe(true)
        const again = boardAfter(content, all('redo'), back)
        expect(again).toEqual(end)
        expect(isRefused(content, again, { type: 'redo' })).toBe(true)
      }),
    )
  })

  it('go one step at a time', () => {
    const [one, two] = [
      boardAfter(content, [place(0, 's', 0)]),
      boardAfter(content, places(content, 's0 a1')),
    ]
    const back = boardAfter(content, [{ type: 'undo' }], two)
    expect(back.board).toEqual(one.board)
    expect(boardAfter(content, [{ type: 'redo' }], back).board).toEqual(two.board)
  })

  it('forget what was taken back once something else is done, and nothing that was refused', () => {
    const back = boardAfter(content, [...places(content, 's0 a1'), { type: 'undo' }])
    expect(isRefused(content, back, place(0, 's', 0))).toBe(true)
    expect(boardAfter(content, [{ type: 'redo' }], back).board.tray).toHaveLength(6)
    expect(
      isRefused(content, boardAfter(content, [place(2, 'b', 0)], back), { type: 'redo' }),
    ).toBe(true)
  })
})

describe('placing', () => {
  const full = boardAfter(content, places(content, 's0 s1 s2 s3 a4'))

  it('counts the place among the others, without the item itself', () => {
    const moved = (item: number, row: string | null, at: number) =>
      boardAfter(content, [place(item, row, at)], full)
    expect(items(moved(0, 's', 3), 's')).toBe('1 2 3 0')
    expect(items(moved(0, 's', 1), 's')).toBe('1 0 2 3')
    expect(items(moved(3, 's', 0), 's')).toBe('3 0 1 2')
    expect(items(moved(4, 's', 4), 's')).toBe('0 1 2 3 4')
    expect(items(moved(4, 's', 4), 'a')).toBe('')
    expect(items(moved(0, null, 0), null)).toBe('0 5 6 7')
    expect(items(moved(5, null, 2), null)).toBe('6 7 5')
  })

  it('is refused behind the end, where it stands already, and of what is not there', () => {
    for (const input of [
      place(0, 's', 4),
      place(4, 's', 5),
      place(0, 's', 0),
      place(5, null, 0),
      place(5, null, 3),
      place(9, 's', 0),
      place(0, 'nowhere', 0),
    ])
      expect(isRefused(content, full, input)).toBe(true)
  })
})

describe('rows', () => {
  const add = (row: string, at: number): TierInput => ({ type: 'row-add', row, at, ...look })

  it('are added anywhere, up to ten', () => {
    const state = boardAfter(content, [add('own-x', 0), add('own-y', 5)])
    expect(keysOf(state.board)).toBe('own-x s a b c own-y')
    expect(state.board.rows[0]).toEqual({ key: 'own-x', ...look, items: [] })
    expect(isRefused(content, state, add('own-x', 0))).toBe(true)
    expect(isRefused(content, state, add('own-z', 7))).toBe(true)
    const ten = boardAfter(
      content,
      ['1', '2', '3', '4'].map((name) => add(`own-${name}`, 0)),
      state,
    )
    expect(ten.board.rows).toHaveLength(10)
    expect(isRefused(content, ten, add('own-5', 0))).toBe(true)
  })

  it('are removed down to two, and what was in them waits', () => {
    const state = boardAfter(content, places(content, 's0 a1 a2'))
    const removed = boardAfter(content, [{ type: 'row-remove', row: 'a' }], state)
    expect(items(removed, null)).toBe('3 4 5 6 7 1 2')
    expect(keysOf(removed.board)).toBe('s b c')
    expect(isRefused(content, removed, { type: 'row-remove', row: 'a' })).toBe(true)
    const two = boardAfter(content, [{ type: 'row-remove', row: 's' }], removed)
    expect(isRefused(content, two, { type: 'row-remove', row: 'b' })).toBe(true)
  })

  it('are moved with what is in them, counted without the row itself', () => {
    const state = boardAfter(content, places(content, 's0 a1'))
    const moved = boardAfter(content, [{ type: 'row-move', row: 's', at: 2 }], state)
    expect(keysOf(moved.board)).toBe('a b s c')
    expect(items(moved, 's')).toBe('0')
    expect(isRefused(content, state, { type: 'row-move', row: 's', at: 0 })).toBe(true)
    expect(isRefused(content, state, { type: 'row-move', row: 's', at: 4 })).toBe(true)
    expect(isRefused(content, state, { type: 'row-move', row: 'own-x', at: 0 })).toBe(true)
  })

  it('are edited in place, where anything about them changes', () => {
    const state = boardAfter(content, places(content, 's0'))
    const edited = boardAfter(content, [{ type: 'row-edit', row: 's', ...look }], state)
    expect(edited.board.rows[0]).toEqual({ key: 's', ...look, items: ['item-0'] })
    expect(isRefused(content, edited, { type: 'row-edit', row: 's', ...look })).toBe(true)
    expect(isRefused(content, edited, { type: 'row-edit', row: 'own-x', ...look })).toBe(true)
    for (const change of [{ label: 'X' }, { text: 'X' }, { colour: 'red' as const }])
      boardAfter(content, [{ type: 'row-edit', row: 's', ...look, ...change }], edited)
  })
})

describe('cards of one’s own', () => {
  const add = (at: number): TierInput => ({
    type: 'card-add',
    item: `own-${at}`,
    label: `카드 ${at}`,
  })

  it('wait at the end, and are placed as items are', () => {
    const state = boardAfter(content, [add(0), { type: 'place', item: 'own-0', row: 's', at: 0 }])
    expect(items(boardAfter(content, [add(0)]), null)).toBe('0 1 2 3 4 5 6 7 own-0')
    expect(items(state, 's')).toBe('own-0')
    expect(isRefused(content, state, add(0))).toBe(true)
  })

  it('are no more than thirty', () => {
    const thirty = boardAfter(
      content,
      Array.from({ length: 30 }, (_, at) => add(at)),
    )
    expect(isRefused(content, thirty, add(30))).toBe(true)
    boardAfter(content, [{ type: 'card-remove', item: 'own-7' }, add(30)], thirty)
  })

  it('take their reason with them', () => {
    const state = boardAfter(content, [
      add(0),
      add(1),
      { type: 'place', item: 'own-0', row: 's', at: 0 },
      { type: 'reason', item: 'own-0', text: '하나' },
      { type: 'reason', item: 'item-0', text: '둘' },
    ])
    const { board } = boardAfter(content, [{ type: 'card-remove', item: 'own-0' }], state)
    expect(board.reasons).toEqual({ 'item-0': '둘' })
    expect(board.cards).toEqual([{ key: 'own-1', label: '카드 1' }])
    expect(board.rows.every((row) => row.items.length === 0)).toBe(true)
    expect(isRefused(content, state, { type: 'card-remove', item: 'own-2' })).toBe(true)
    expect(isRefused(content, state, { type: 'card-remove', item: 'item-0' })).toBe(true)
  })
})

describe('reasons and the title', () => {
  it('are given, changed and taken away', () => {
    const of = (...texts: string[]) =>
      boardAfter(
        content,
        texts.map((text): TierInput => ({ type: 'reason', item: 'item-0', text })),
      ).board.reasons
    expect(of('하나')).toEqual({ 'item-0': '하나' })
    expect(of('하나', '둘')).toEqual({ 'item-0': '둘' })
    expect(of('하나', '')).toEqual({})
    expect(boardAfter(content, [{ type: 'title', text: '내 표' }]).board.title).toBe('내 표')
  })

  it('are refused where nothing changes, or for what is not there', () => {
    const state = unplaced(content)
    expect(isRefused(content, state, { type: 'reason', item: 'item-0', text: '' })).toBe(true)
    expect(isRefused(content, state, { type: 'reason', item: 'item-9', text: '하나' })).toBe(true)
    expect(isRefused(content, state, { type: 'title', text: '' })).toBe(true)
    const [first] = content.items
    const odd = { ...content, items: first ? [{ ...first, key: 'constructor' }] : [] }
    expect(isRefused(odd, unplaced(odd), { type: 'reason', item: 'constructor', text: '' })).toBe(
      true,
    )
  })
})

describe('everything at once', () => {
  it('goes back from the top, behind what waits', () => {
    const state = boardAfter(content, places(content, 'a4 s0 s2'))
    expect(items(boardAfter(content, [{ type: 'clear' }], state), null)).toBe('1 3 5 6 7 0 2 4')
    expect(isRefused(content, unplaced(content), { type: 'clear' })).toBe(true)
  })

  it('is scattered behind what is placed, as its seed says', () => {
    const many = tierOf(100)
    const state = boardAfter(many, places(many, 's0 a1'))
    const scattered = (seed: number) => boardAfter(many, [{ type: 'scatter', seed }], state).board
    expect(scattered(7)).toEqual(scattered(7))
    expect(scattered(7)).not.toEqual(scattered(8))
    expect(scattered(7).tray).toEqual([])
    expect(
      scattered(7)
        .rows.map((row) => row.items[0])
        .slice(0, 2),
    ).toEqual(['item-0', 'item-1'])
    for (const row of scattered(7).rows) expect(row.items.length).toBeGreaterThan(10)
    const full = boardAfter(many, [{ type: 'scatter', seed: 7 }], state)
    expect(isRefused(many, full, { type: 'scatter', seed: 8 })).toBe(true)
  })

  it('stands always the same for a seed: boards that are open were scattered by it', () => {
    const state = boardAfter(content, [{ type: 'scatter', seed: 20 }])
    expect(['s', 'a', 'b', 'c'].map((row) => items(state, row))).toEqual([
      '0',
      '2 3 7 1',
      '6',
      '5 4',
    ])
  })
})

it('says how many are placed', () => {
  const state = boardAfter(content, [
    { type: 'card-add', item: 'own-0', label: '카드' },
    ...places(content, 's0 a1'),
  ])
  expect(tier.announce(content, state)).toBe('9개 중 2개를 놓았어요.')
})
