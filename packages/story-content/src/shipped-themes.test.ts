import { expect, it, describe } from 'vitest'
import { COMMON_SHELF, openShelf, unreadTexts } from './ledger/shelf.js'
import { lintContent } from './lint/lint-content.js'
import { storyFigures } from './lint/story-figures.js'
import { loadAuthoredThemes } from './load-authored-themes.js'
import { contentRoot, listSlugs, openCompiled } from './open-theme.js'

const root = contentRoot()
const slugs = listSlugs(root)
const SEEDS = [1, 2, 3, 4]

it('ships at least one theme', () => {
  expect(loadAuthoredThemes().themes.map(({ source }) => source.slug)).toEqual(slugs)
  expect(slugs.length).toBeGreaterThan(0)
})

describe.each(slugs)('%s', (slug) => {
  it('passes the lint', () => {
    const errors = lintContent(root, [slug]).filter(({ level }) => level === 'error')
    expect(errors.map(({ line }) => line)).toEqual([])
  })

  it('is told without a fault by sampled seeds', () => {
    const figures = storyFigures(openCompiled(root, slug), SEEDS)
    expect(figures.plays).toBe(SEEDS.length * 4)
    expect(figures.problems).toEqual([])
  })
})

it.each([...slugs, COMMON_SHELF])('%s holds no text that nobody read', (name) => {
  const unread = unreadTexts(openShelf(root, name))
  expect(unread.map(({ place, where }) => `${place} ${where}`)).toEqual([])
})
