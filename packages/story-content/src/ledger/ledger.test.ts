import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileTheme, PLAYERS, readTheme } from '@doran/story-engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCommon, openTheme } from '../open-theme.js'
import { printTranscript } from '../terminal/print-transcript.js'
import { FIRST, THEME, writePierFolder, type PierFolder } from '../testing/pier-folder.js'
import type { Reading } from './ledger-file.js'
import { markTexts } from './mark-texts.js'
import { openShelf, unreadTexts } from './shelf.js'
import { textsInTranscript } from './texts-in-transcript.js'

let pier: PierFolder
beforeEach(() => {
  pier = writePierFolder()
})
afterEach(() => pier.remove())

const good: Reading = { verdict: 'good', reader: 'author', on: '2026-03-04' }
const LEDGER = 'themes/pier/ledger.yaml'

function unread() {
  return unreadTexts(openShelf(pier.root, 'pier')).map(({ place, text }) => `${place} ${text}`)
}

describe('the ledger', () => {
  it('holds a verdict for every text of a theme that was read', () => {
    expect(unread()).toEqual([])
    expect(unreadTexts(openShelf(pier.root, 'common'))).toEqual([])
  })

  it('tells file and line of a text that was changed after its reading', () => {
    pier.edit(FIRST, '방파제 불이 깜박였다.', '방파제 불이 꺼졌다.')
    expect(unread()).toEqual([`${pier.placeOf(FIRST, '불이 꺼졌다')} 방파제 불이 꺼졌다.`])
  })

  it('tells file and line of a title, a hint and a label that were changed', () => {
    pier.edit(THEME, 'title: 밤의 선착장', 'title: 새벽의 선착장')
    pier.edit(THEME, 'hint: 아침은', 'hint: 새벽은')
    pier.edit(FIRST, 'label: 창고 바닥을', 'label: 창고 구석을')
    expect(unread()).toEqual([
      expect.stringContaining(pier.placeOf(THEME, '새벽의 선착장')),
      expect.stringContaining(pier.placeOf(THEME, 'hint: 새벽은')),
      expect.stringContaining(pier.placeOf(FIRST, '창고 구석을')),
    ])
  })

  it('tells file and line of an unread text in the common folder', () => {
    pier.edit('common/bridges.yaml', '잠깐', '한참')
    const [text] = unreadTexts(openShelf(pier.root, 'common'))
    expect(text?.place).toBe(pier.placeOf('common/bridges.yaml', '한참'))
  })

  it('marks the texts that were read and drops those that are gone', () => {
    pier.edit(FIRST, '방파제 불이 깜박였다.', '방파제 불이 꺼졌다.')
    const shelf = openShelf(pier.root, 'pier')
    const marked = markTexts(shelf, unreadTexts(shelf), good)
    expect(marked).toEqual({ marked: 1, dropped: 1, unread: 0 })
    expect(unread()).toEqual([])
    expect(pier.read(LEDGER)).toContain('reader: author, on: 2026-03-04')
  })

  it('leaves unread what a reading did not come to', () => {
    pier.edit(FIRST, '방파제 불이 깜박였다.', '방파제 불이 꺼졌다.')
    pier.edit(FIRST, '창고 불이 깜박였다.', '창고 불이 꺼졌다.')
    const shelf = openShelf(pier.root, 'pier')
    const [first, second] = unreadTexts(shelf)
    const marked = markTexts(shelf, first ? [first] : [], good)
    expect(marked).toEqual({ marked: 1, dropped: 2, unread: 1 })
    expect(unread()).toEqual([`${second?.place} ${second?.text}`])
  })

  it('keeps an older verdict when a text is found good again, and replaces it when mended', () => {
    const shelf = openShelf(pier.root, 'pier')
    const before = pier.read(LEDGER)
    expect(markTexts(shelf, shelf.texts, good).marked).toBe(0)
    expect(pier.read(LEDGER)).toBe(before)
    const mended: Reading = { ...good, verdict: 'mended', note: '말끝을 고침: “그래요.”' }
    markTexts(shelf, shelf.texts.slice(0, 1), mended)
    const { ledger, texts } = openShelf(pier.root, 'pier')
    expect(ledger[texts[0]?.hash ?? '']).toEqual(mended)
  })

  it('refuses a verdict it does not know, with file and line', () => {
    pier.edit(LEDGER, 'verdict: good', 'verdict: fine')
    expect(() => openShelf(pier.root, 'pier')).toThrow(pier.placeOf(LEDGER, 'fine'))
  })

  it('counts a theme without a ledger as unread', () => {
    pier.edit(LEDGER, pier.read(LEDGER), '{}\n')
    expect(unread()).toHaveLength(openShelf(pier.root, 'pier').texts.length)
    expect(existsSync(join(pier.root, LEDGER))).toBe(true)
    expect(readFileSync(join(pier.root, LEDGER), 'utf8')).toBe('{}\n')
  })
})

describe('textsInTranscript', () => {
  it('finds every text that a play-through told, and no other', () => {
    const theme = compileTheme(openTheme(pier.root, 'pier').data, openCommon(pier.root).data)
    const transcripts = PLAYERS.map((player) => readTheme(theme, { seed: 3, player }))
    const printed = transcripts
      .map((transcript) => printTranscript('선착장', transcript))
      .join('\n')
    const told = transcripts
      .flatMap(({ opening, turns }) => [opening.text, ...turns.map(({ outcome }) => outcome.text)])
      .join('\n')
    const offered = transcripts.flatMap(({ opening, turns }) => [
      ...opening.choices.map(({ label }) => label),
      ...turns.flatMap(({ outcome }) => outcome.choices.map(({ label }) => label)),
    ])
    const { texts } = openShelf(pier.root, 'pier')
    const expected = texts.filter(({ kind, text }) =>
      kind === 'prose' ? told.includes(text) : offered.includes(text),
    )
    const found = textsInTranscript(texts, printed)
    expect(found.map(({ where }) => where)).toEqual(expected.map(({ where }) => where))
    expect(found.length).toBeGreaterThan(20)
    expect(found.length).toBeLessThan(texts.length)
  })

  it('takes whatever fills a slot for the slot', () => {
    const text = {
      where: 'scenes.a.recalls.0',
      hash: '',
      place: '',
      text: '{기억.줄|이/가} 떠올랐다.',
      kind: 'prose' as const,
    }
    expect(textsInTranscript([text], '젖은 밧줄이\n떠올랐다.')).toEqual([text])
    expect(textsInTranscript([text], '젖은 밧줄이\n떠오르지 않았다.')).toEqual([])
  })

  it('does not take a part of a sentence for a label', () => {
    const label = {
      where: 'scenes.a.moves.b.label',
      hash: '',
      place: '',
      text: '기다린다',
      kind: 'line' as const,
    }
    expect(textsInTranscript([label], '오래 기다린다')).toEqual([])
    expect(textsInTranscript([label], '  2. 기다린다 (성공 58 · 대가 25 · 실패 17 %)')).toEqual([
      label,
    ])
  })
})
