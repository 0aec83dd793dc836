import { expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { lintLabels } from './lint-labels.js'
import { lintTheme } from './lint-theme.js'

const LABEL = '발자국을 살핀다'

function yardWith(...moves: { label?: string; when: string[] }[]) {
  const theme = structuredClone(lighthouse)
  const [yard] = theme.scenes
  const sample = yard?.moves.find(({ text }) => text !== undefined)
  if (!yard || !sample) throw new Error('the lighthouse lost its yard')
  const twins = moves.map(({ label = LABEL, when }, index) => ({
    ...structuredClone(sample),
    id: `twin-${index}`,
    label,
    when,
  }))
  yard.moves.push(...twins)
  return theme
}

function found(...moves: { label?: string; when: string[] }[]): string[] {
  const theme = compileTheme(yardWith(...moves), commonBridges)
  return lintLabels(theme).map(({ level, code, where }) => `${level} ${code} ${where}`)
}

const SECOND = ['error double-label scenes.yard.moves.twin-1.label']

it('finds nothing in the lighthouse', () => {
  expect(found()).toEqual([])
})

it.each([
  [[], []],
  [[], ['단서>=2']],
  [['단서>=2'], ['단서<=2']],
  [['단서>=2'], ['용기<2']],
  [['건넸다'], ['!단서']],
])('finds one label twice where %j and %j may both hold', (one, other) => {
  expect(found({ when: one }, { when: other })).toEqual(SECOND)
})

it.each([
  [['건넸다'], ['!건넸다']],
  [['단서>=2'], ['단서<2']],
  [['관계.해준>0'], ['관계.등대지기<=0']],
])('lets one label pass where %j and %j rule each other out', (one, other) => {
  expect(found({ when: one }, { when: other })).toEqual([])
})

it('compares labels as they look', () => {
  expect(found({ when: [] }, { label: '발자국을  살핀다', when: [] })).toEqual(SECOND)
  expect(found({ when: [] }, { label: '발자국을 살펴본다', when: [] })).toEqual([])
})

it('is told by the lint of a theme', () => {
  const findings = lintTheme(yardWith({ when: [] }, { when: [] }), commonBridges)
  expect(findings.map(({ code }) => code)).toContain('double-label')
})
