import type { TierContent, TierInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTierInput } from '../fixtures/any-inputs.js'
import { boardAfter, boardAfterAllowed, boardOutcome, places } from '../fixtures/boards.js'
import { tierOf } from '../fixtures/tier-content.js'
import { inputsOfBoard } from './inputs-of-board.js'
import type { TierState } from './tier-state.js'
import { tier } from './tier.js'

function leadsToTheSame(content: TierContent, state: TierState) {
  const outcome = boardOutcome(content, state)
  const inputs = inputsOfBoard(content, outcome)
  expect(boardOutcome(content, boardAfter(content, inputs))).toStrictEqual(outcome)
  return inputs
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
          const state = boardAfterAllowed(content, tried)
          if (tier.outcome(content, state) !== null) leadsToTheSame(content, state)
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
    expect(own.board.rows).toHaveLength(10)
    leadsToTheSame(content, own)
    for (let count = 10; count > 2; count -= 1)
      leadsToTheSame(
        content,
        boardAfter(
          content,
          own.board.rows.slice(0, count - 2).map(({ key }) => removeRow(key)),
          own,
        ),
      )
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
      expect(state.board.rows).toHaveLength(10)
      leadsToTheSame(content, state)
    }
  })

  it('are no more than there is to do', () => {
    const content = tierOf(4)
    expect(leadsToTheSame(content, boardAfter(content, places(content, 's1 c0')))).toEqual(
      places(content, 's1 c0'),
    )
    expect(
      leadsToTheSame(
        content,
        boardAfter(content, [
          ...places(content, 's1 c0'),
          { type: 'clear' },
          ...places(content, 'a0'),
        ]),
      ),
    ).toEqual([
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
