import { expect, it } from 'vitest'
import { lighthouse } from '../testing/lighthouse-theme.js'
import type { ThemeSource } from '../theme-schema.js'
import { lintDoubles } from './lint-doubles.js'

function found(change: (theme: ThemeSource) => void): string[] {
  const theme = structuredClone(lighthouse)
  change(theme)
  return lintDoubles(theme).map(({ level, code, where }) => `${level} ${code} ${where}`)
}

it('finds nothing doubled in the lighthouse', () => {
  expect(found(() => {})).toEqual([])
})

it('finds people who share a name, an alias, or a name and an alias', () => {
  const shared = found(({ cast: [keeper, clerk] }) => {
    keeper?.aliases.push('노인')
    clerk?.aliases.push('해준', ' 노인')
  })
  expect(shared).toEqual([
    'error double-name cast.1.aliases.1',
    'error double-name cast.1.aliases.2',
  ])
  const named = found(({ cast: [, clerk] }) => {
    if (clerk) clerk.name = '해준'
  })
  expect(named).toEqual(['error double-name cast.1.name'])
})

it('finds gauges with one key and cards with one title', () => {
  const doubled = found(({ gauges: [, clue], cards }) => {
    if (clue) clue.key = '용기'
    cards.push(...structuredClone(cards))
  })
  expect(doubled).toEqual(['error double-gauge gauges.1.key', 'error double-card cards.1.title'])
})

it('finds openings, scenes and endings with one title', () => {
  const doubled = found(({ scenes: [yard, stairs, lamp], endings: [lit, alone], openings }) => {
    const opening = { title: '부두에서', text: '배에서 내렸다.' }
    openings.push(opening, opening)
    if (stairs && lamp) lamp.title = stairs.title.replace(' ', '  ')
    if (lit && alone) alone.title = lit.title
    if (yard && lit) yard.title = lit.title
  })
  expect(doubled).toEqual([
    'error double-title openings.1.title',
    `error double-title endings.${lighthouse.endings[1]?.key}.title`,
    `error double-title scenes.${lighthouse.scenes[2]?.id}.title`,
  ])
})

it('warns of a word that stands for two things in one scene', () => {
  const words = { 창틀: ['창문', '창틀'], 유리: ['창문'], 창문: [] }
  const doubled = found(({ scenes }) => {
    if (scenes[0]) scenes[0].words = words
    if (scenes[1]) scenes[1].words = { 창틀: ['창문'] }
  })
  expect(doubled).toEqual([
    'warning double-word scenes.yard.words.유리.0',
    'warning double-word scenes.yard.words.창문',
  ])
})
