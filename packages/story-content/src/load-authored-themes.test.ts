import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadAuthoredThemes } from './load-authored-themes.js'
import { FIRST, THEME, writePierFolder, type PierFolder } from './testing/pier-folder.js'

let pier: PierFolder
beforeEach(() => {
  pier = writePierFolder()
})
afterEach(() => pier.remove())

it('joins the scenes of all files in their order', () => {
  const { themes, common } = loadAuthoredThemes(pier.root)
  expect(themes).toHaveLength(1)
  expect(themes[0]?.load().scenes.map(({ id }) => id)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `place-${number}`),
  )
  expect(common.load().bridges.map(({ id }) => id)).toEqual(['wind', 'pulse'])
})

it('changes the hash with the content and not with comments or verdicts', () => {
  const hash = () => loadAuthoredThemes(pier.root).themes[0]?.hash
  const before = hash()
  pier.edit(FIRST, '- id: place-1', '# the first scene\n- id: place-1')
  pier.edit('themes/pier/ledger.yaml', 'editor', 'author')
  expect(hash()).toBe(before)
  pier.edit(FIRST, '선착장 불이 깜박였다.', '선착장 불이 꺼졌다.')
  expect(hash()).not.toBe(before)
})

it('throws every fault with its file and line', () => {
  pier.edit(THEME, 'genre: 추리', 'genre: 요리')
  pier.edit(FIRST, '  act: 기', '  act: 서')
  expect(() => loadAuthoredThemes(pier.root)).toThrow(
    new RegExp(
      `${pier.placeOf(THEME, '요리')} genre: .*\n${pier.placeOf(FIRST, 'act: 서')} scenes.0.act: `,
    ),
  )
})

// Stories are pinned to hashes: where this one changes, every theme gets a new version.
it('names a version by the same hash as ever', () => {
  expect(loadAuthoredThemes(pier.root).themes[0]?.hash).toBe(
    '709a311a6b7df4a055d2597107e22d07e28b9fd8875f25e5797dfa04355b346a',
  )
})
