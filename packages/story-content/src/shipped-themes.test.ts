import { STORY_SCENES } from '@doran/contract/theme/limits'
import { screenInput } from '@doran/story-engine'
import { everyNth, isWholeRun } from '@doran/tooling/whole-run'
import { expect, it, describe } from 'vitest'
import { COMMON_SHELF, openShelf, unreadTexts } from './ledger/shelf.js'
import { lintContent } from './lint/lint-content.js'
import { storyFigures, type StoryFigures } from './lint/story-figures.js'
import { loadAuthoredThemes } from './load-authored-themes.js'
import { contentRoot } from './content-root.js'
import { listSlugs, openCompiled } from './open-theme.js'

const root = contentRoot()
const slugs = listSlugs(root)
const SEEDS = isWholeRun() ? [1, 2, 3, 4] : [1]
/** Every story passes the lint in each run; to play them all takes a minute. */
const played = new Set(everyNth(slugs, 4))
/** Of the plays of those who choose; who insults everybody, or never chooses, may end sooner or later. */
const MOST = 0.75
const CHOOSING = ['curious', 'random'] as const
/** Of the lines that readers may type in a story's own scenes, how many may be taken for despair: “사는 게 괴로워요”. */
const ALARMS = 0.002
/** Nobody reads longer than this many times what was promised. */
const LONGEST = 1.3

it('ships at least one theme', () => {
  expect(loadAuthoredThemes().themes.map(({ summary }) => summary.slug)).toEqual(slugs)
  expect(slugs.length).toBeGreaterThan(0)
})

describe.each(slugs)('%s', (slug) => {
  const theme = openCompiled(root, slug)
  let computed: StoryFigures | null = null
  const figures = () => (computed ??= storyFigures(theme, SEEDS))

  it('passes the lint', () => {
    const errors = lintContent(root, [slug]).filter(({ level }) => level === 'error')
    expect(errors.map(({ line }) => line)).toEqual([])
  })

  it.runIf(played.has(slug))('is told without a fault by sampled seeds', () => {
    expect(figures().plays).toBe(SEEDS.length * 4)
    expect(figures().problems).toEqual([])
  })

  it.runIf(played.has(slug))('is as long as its length promises', () => {
    const { from, to } = STORY_SCENES[theme.source.length]
    const { lengths } = figures()
    const chosen = CHOOSING.flatMap((player) => lengths.get(player) ?? [])
    const kept = chosen.filter((turns) => turns >= from && turns <= to)
    expect(kept.length, `turns: ${chosen.join(' ')}`).toBeGreaterThanOrEqual(MOST * chosen.length)
    expect(Math.max(...[...lengths.values()].flat())).toBeLessThanOrEqual(LONGEST * to)
  })

  it.runIf(played.has(slug))('is not taken for despair by what its scenes are asked', () => {
    const all = [...theme.scenes.values()].flatMap(({ moves, others }) => [
      ...moves.map(({ label }) => label),
      ...[...moves, ...Object.values(others).flat()].flatMap(({ says }) => says),
    ])
    const lines = [...new Set(all)]
    const alarms = lines.filter((line) => screenInput(line).verdict === 'care')
    expect(lines.length).toBeGreaterThan(500)
    expect(alarms.length, `taken for despair: ${alarms.join(', ')}`).toBeLessThanOrEqual(
      ALARMS * lines.length,
    )
  })
})

it.each([...slugs, COMMON_SHELF])('%s holds no text that nobody read', (name) => {
  const unread = unreadTexts(openShelf(root, name))
  expect(unread.map(({ place, where }) => `${place} ${where}`)).toEqual([])
})
