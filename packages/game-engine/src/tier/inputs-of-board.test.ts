import type { TierContent, TierInput, TierOutcome } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTierInput } from '../fixtures/any-inputs.js'
import { boardAfter, boardAfterAllowed, boardOutcome, places } from '../fixtures/boards.js'
import { tierOf } from '../fixtures/tier-content.js'
import { inputsOfBoard } from './inputs-of-board.js'
import { tier } from './tier.js'

/** The outcome of the board that the inputs lead to. */
function again(content: TierContent, outcome: TierOutcome) {
  return boardOutcome(content, boardAfter(content, inputsOfBoard(content, outcome)))
}

function addRow(name: string): TierInput {
  return { type: 'row-add', row: `own-${name}`, at: 0, label: name, text: '', colour: 'red' }
}

function removeRow(row: string): TierInput {
  return { type: 'row-remove', row }
}

describe('the inputs of a board', () => {
  it('lead to it, whatever was done', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(tierOf(13), tierOf(5, 2), tierOf(3, 3)),
        fc.array(anyTierInput, { minLength: 10, maxLength: 150 }),
        (content, tried) => {
          const outcome = tier.outcome(content, boardAfterAllowed(content, tried))
          expect(outcome && again(content, outcome)).toStrictEqual(outcome)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('lead to it where all rows are the player’s, from two to ten', () => {
    const content = tierOf(6)
    const own = boardAfter(content, [
      ...['1', '2', '3', '4', '5', '6'].map(addRow),
      ...['s', 'a', 'b', 'c'].map(removeRow),
      ...['7', '8', '9', '10'].map(addRow),
      { type: 'place', item: 'item-3', row: 'own-1', at: 0 },
    ])
    for (let count = 2; count <= 10; count += 1) {
      const removed = own.board.rows.slice(0, 10 - count).map(({ key }) => removeRow(key))
      const outcome = boardOutcome(content, boardAfter(content, removed, own))
      expect(outcome.rows).toHaveLength(count)
      expect(again(content, outcome)).toStrictEqual(outcome)
    }
  })

  it('lead to it where one row is left and nine are the player’s', () => {
    for (const kept of ['s', 'a', 'b', 'c']) {
      const content = tierOf(6)
      const state = boardAfter(content, [
        ...['1', '2', '3', '4', '5', '6'].map(addRow),
        ...['s', 'a', 'b', 'c'].filter((row) => row !== kept).map(removeRow),
        ...['7', '8', '9'].map(addRow),
        { type: 'place', item: 'item-3', row: kept, at: 0 },
      ])
      const outcome = boardOutcome(content, state)
      expect(outcome.rows).toHaveLength(10)
      expect(again(content, outcome)).toStrictEqual(outcome)
    }
  })

  it('are those that change something', () => {
    const content = tierOf(4)
    const inputsTo = (...inputs: TierInput[]) =>
      inputsOfBoard(content, boardOutcome(content, boardAfter(content, inputs)))
    const placed = places(content, 's1 c0')
    expect(inputsTo(...placed)).toEqual(placed)
    expect(inputsTo(...placed, { type: 'undo' })).toEqual(placed.slice(0, 1))
    // What goes back waits behind the others: their order is made, too.
    expect(inputsTo(...placed, { type: 'clear' }, ...places(content, 'a0'))).toEqual([
      ...places(content, 'a0'),
      { type: 'place', item: 'item-2', row: null, at: 0 },
      { type: 'place', item: 'item-3', row: null, at: 1 },
    ])
  })

  it('leave out items and rows that the game has no more', () => {
    const before = tierOf(6)
    const outcome = boardOutcome(before, boardAfter(before, places(before, 's5 s0 s1 a2 b3 c4')))
    const now = { ...tierOf(5), rows: before.rows.filter(({ key }) => key !== 'a') }
    const { board } = boardAfter(now, inputsOfBoard(now, outcome))
    expect(board.rows.map(({ key, items }) => [key, ...items].join(' '))).toEqual([
      's item-0 item-1',
      'b item-3',
      'c item-4',
    ])
    expect(board.tray).toEqual(['item-2'])
  })
})
