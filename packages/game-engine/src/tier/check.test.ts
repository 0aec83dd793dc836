import type { TierContent } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { tierOf } from '../fixtures/tier-content.js'
import { checkTier } from './check.js'

const content = tierOf(4)

function withRow(change: Partial<TierContent['rows'][number]>): TierContent {
  return {
    ...content,
    rows: content.rows.map((row, at) => (at === 1 ? { ...row, ...change } : row)),
  }
}

function withItem(change: Partial<TierContent['items'][number]>): TierContent {
  return {
    ...content,
    items: content.items.map((item, at) => (at === 1 ? { ...item, ...change } : item)),
  }
}

it('finds nothing wrong with boards as they are, nor with one without items', () => {
  for (const count of [0, 4, 100]) expect(checkTier(tierOf(count))).toEqual([])
})

describe('finds', () => {
  it.each([
    ['a row’s key twice', withRow({ key: 's' }), 'rows: the key s stands twice'],
    ['a row’s label twice', withRow({ label: ' S' }), 'rows: the label “S” stands twice'],
    ['an item’s key twice', withItem({ key: 'item-0' }), 'items: the key item-0 stands twice'],
    [
      'an item’s label twice',
      withItem({ label: '후보 0 ' }),
      'items: the label “후보 0” stands twice',
    ],
    ['a row’s key of a player', withRow({ key: 'own-1' }), "rows: own-1 could be a player's own"],
    [
      'an item’s key of a player',
      withItem({ key: 'own-1' }),
      "items: own-1 could be a player's own",
    ],
    ['equal scores', withRow({ score: 5 }), 'rows: the scores do not fall from the top'],
    ['scores that rise', withRow({ score: 2 }), 'rows: the scores do not fall from the top'],
    ['too few items', tierOf(3), 'items: fewer than 4, and not none'],
  ])('%s', (_what, wrong, problem) => {
    expect(checkTier(wrong)).toEqual([problem])
  })
})
