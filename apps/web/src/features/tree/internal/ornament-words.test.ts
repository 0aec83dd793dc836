// @vitest-environment node
import { existsSync } from 'node:fs'
import { ORNAMENTS, RUNE_ORNAMENTS, TREE, TREE_GROUNDS, TREE_LOOKS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { RUNE_ARTICLES } from '../../../lib/rune-articles'
import { ORNAMENT_NAMES } from './ornament-words'
import { groundPicture, lookPicture, ornamentPicture } from './tree-pictures'
import { SLOTS } from './tree-slots'

const isThere = (picture: string) =>
  existsSync(new URL(`../../../../public${picture}`, import.meta.url))

describe('the ornaments', () => {
  it('have names of their own', () => {
    expect(new Set(ORNAMENTS.map((key) => ORNAMENT_NAMES[key])).size).toBe(ORNAMENTS.length)
  })

  it('are called as in the rune store', () => {
    const names = RUNE_ORNAMENTS.map((key) => ORNAMENT_NAMES[key])
    expect(names).toEqual(RUNE_ORNAMENTS.map((key) => RUNE_ARTICLES[`ornament-${key}`].name))
  })
})

describe('the pictures', () => {
  it('are there', () => {
    const pictures = [
      ...ORNAMENTS.map(ornamentPicture),
      ...TREE_LOOKS.map(lookPicture),
      ...TREE_GROUNDS.map(groundPicture),
    ]
    expect(pictures.filter((picture) => !isThere(picture))).toEqual([])
  })

  it('have a place for each ornament of a page', () => {
    for (const look of TREE_LOOKS) expect(SLOTS[look]).toHaveLength(TREE.ornamentsAPage)
  })
})
