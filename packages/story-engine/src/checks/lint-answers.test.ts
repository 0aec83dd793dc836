import { expect, it } from 'vitest'
import { saying } from '../testing/answers.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import type { ThemeSource } from '../theme-schema.js'
import { lintAnswers } from './lint-answers.js'

const lines = ['빗소리가 굵어졌다.', '바람이 방향을 바꾸었다.']
const fallbacks = {
  talk: lines,
  look: lines,
  move: lines,
  risk: lines,
  strange: lines,
  rude: lines,
  garbled: lines,
}

/** The lighthouse with all that the lint asks for, changed. */
function found(change: (theme: ThemeSource) => void): [string, string][] {
  const theme = structuredClone(lighthouse)
  theme.fallbacks = fallbacks
  for (const scene of theme.scenes) scene.present = []
  change(theme)
  return lintAnswers(theme).map(({ code, where }) => [code, where])
}

it('finds nothing where everything is said', () => {
  expect(found(() => {})).toEqual([])
})

it('asks for lines of the theme and for who is there', () => {
  const bare = found((theme) => {
    delete theme.fallbacks
    delete theme.scenes[1]?.present
  })
  expect(bare).toEqual([
    ['missing-fallbacks', 'fallbacks'],
    ['missing-present', 'scenes.stairs'],
  ])
})

it('asks for an answer about everybody who is there', () => {
  const people = found(({ scenes: [yard] }) => {
    if (!yard) return
    yard.present = ['해준', '윤서']
    yard.others.talk.unshift(...saying('윤서가 웃었다.', { about: ['윤서'] }))
  })
  expect(people).toEqual([['silent-person', 'scenes.yard.others.talk']])
})

it('asks for an answer that fits anything, and for names that are known', () => {
  const shadowed = found(({ scenes: [yard] }) => {
    if (yard) yard.others.look = saying('발자국뿐이었다.', { about: ['발자국', '발자욱'] })
  })
  expect(shadowed).toEqual([
    ['no-general-answer', 'scenes.yard.others.look'],
    ['unknown-about', 'scenes.yard.others.look.0.about.1'],
  ])
})

it('asks for a declared name in what a move hears', () => {
  const misheard = found(({ scenes: [yard] }) => yard?.moves[1]?.hears.about.unshift('발자욱'))
  expect(misheard).toEqual([
    ['unknown-about', expect.stringMatching(/^scenes\.yard\.moves\.[a-z-]+\.hears\.about\.0$/u)],
  ])
})
