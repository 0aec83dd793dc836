import { afterEach, beforeEach, expect, it } from 'vitest'
import { FIRST, THEME, writePierFolder, type PierFolder } from '../testing/pier-folder.js'
import { lintContent } from './lint-content.js'

let pier: PierFolder
beforeEach(() => {
  pier = writePierFolder()
})
afterEach(() => pier.remove())

function errors(): string[] {
  return lintContent(pier.root).flatMap(({ level, line }) => (level === 'error' ? [line] : []))
}

it.each([
  ['a zero-width space', '밧\u200b줄의 주인', 'U+200B'],
  ['NUL, written as an escape', '"밧줄의 주인\\0"', 'U+0000'],
  ['a lone surrogate, written as an escape', '"밧줄의 주인\\ud800"', 'U+D800'],
  ['decomposed syllables', '밧줄의 주인'.normalize('NFD'), 'U+1107'],
])('tells the place of %s', (_, title, sign) => {
  pier.edit(THEME, '밧줄의 주인', title)
  const place = pier.placeOf(THEME, `title: ${title}`)
  expect(errors()).toEqual([
    `${place} [unkept-text] endings.0.title: ${sign} would not be kept as it is written`,
  ])
})

it('tells a name in one line that a terminal can show', () => {
  pier.edit(FIRST, 'words: { 밧줄: [줄] }', 'words: { 밧줄: [줄], "배\\e[2J\\n": [] }')
  const place = pier.placeOf(FIRST, '배')
  expect(errors()).toEqual([expect.stringContaining(`${place} [unkept-text] scenes.place-1.`)])
  expect(errors()[0]).toMatch(/배<1b>\[2J<a>: U\+001B /u)
  expect(errors()[0]).not.toMatch(/\p{Cc}/u)
})

it('tells the place of a sign in the common texts that would not be kept', () => {
  pier.edit('common/bridges.yaml', '귓속에서', '귓속\u2060에서')
  const place = pier.placeOf('common/bridges.yaml', 'pulse')
  expect(errors()).toEqual([expect.stringContaining(`${place} [unkept-text] bridges.pulse.text`)])
})
