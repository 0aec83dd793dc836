import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FIRST, LAST, THEME, writePierFolder, type PierFolder } from '../testing/pier-folder.js'
import { lintContent } from './lint-content.js'

let pier: PierFolder
beforeEach(() => {
  pier = writePierFolder()
})
afterEach(() => pier.remove())

function errors(): string[] {
  return lintContent(pier.root).flatMap(({ level, line }) => (level === 'error' ? [line] : []))
}

function lineOfLast(file: string, words: string): number {
  const lines = pier.read(file).split('\n')
  return lines.findLastIndex((line) => line.includes(words)) + 1
}

describe('lintContent', () => {
  it('finds nothing in a sound theme', () => {
    expect(lintContent(pier.root)).toEqual([])
  })

  it('tells the place of a risk that lacks an outcome', () => {
    const place = pier.placeOf(LAST, 'risk:')
    pier.edit(
      LAST,
      '        cost: { text: 소이는 얼음집 이야기를 반만 했다., sets: [관계.소이+1] }\n',
      '',
    )
    expect(errors()).toEqual([
      expect.stringMatching(new RegExp(`^${place} scenes\\.4\\.moves\\.1\\.risk\\.cost: `)),
    ])
  })

  it('tells the place of a move that leads to no text', () => {
    pier.edit(FIRST, '      text: 당신은 창고 너머로 발을 옮겼다.\n', '')
    expect(errors()).toEqual([
      `${pier.placeOf(FIRST, 'label: 창고에서').replace(/\d+$/, (line) => String(Number(line) - 1))} ` +
        '[move-body] scenes.place-3.moves.go: needs exactly one of text, outcomes and risk',
    ])
  })

  it('tells the place of a name that nobody has', () => {
    pier.edit(FIRST, 'present: [소이]', 'present: [소아]')
    pier.edit(LAST, 'about: [소이], text', 'about: [소이], faces: { 소희: 기쁨 }, text')
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(FIRST, '소아')} [unknown-cast]`),
      expect.stringContaining(`${pier.placeOf(LAST, '소희')} [unknown-cast]`),
    ])
  })

  it('tells the places where a theme cannot answer what is typed', () => {
    pier.edit(LAST, 'about: [소이], text', 'about: [무진], text')
    const place = pier.placeOf(LAST, 'talk:')
    expect(errors()).toEqual([expect.stringContaining(`${place} [silent-person]`)])
    pier.edit(LAST, 'about: [무진], text', 'about: [소희], text')
    expect(errors()).toContainEqual(
      expect.stringContaining(`${pier.placeOf(LAST, '소희')} [unknown-about]`),
    )
  })

  it('tells the place of a fact that nothing reads', () => {
    pier.edit(LAST, 'sets: [단서+1]', 'sets: [단서+1, 젖은신]')
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(LAST, '젖은신')} [never-read]`),
    ])
  })

  it('tells the place of a fact that nothing sets', () => {
    pier.edit(FIRST, 'when: [고백]', 'when: [고백, 맨발]')
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(FIRST, '맨발')} [never-set]`),
    ])
  })

  it('tells the place of a fact that only an ending reads', () => {
    pier.edit(THEME, 'when: [고백]', 'when: [고백, 맨발]')
    expect(errors()).toContainEqual(
      expect.stringContaining(`${pier.placeOf(THEME, '맨발')} [never-set]`),
    )
  })

  it('tells the place of an ending that another always forestalls', () => {
    pier.edit(THEME, "when: ['단서>=4']", 'when: [고백]')
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(THEME, 'key: owned')} [unreached-ending]`),
    ])
  })

  it('tells the place of a condition beyond the bounds', () => {
    pier.edit(THEME, "when: ['단서>=4']", "when: ['단서>=9']")
    pier.edit(LAST, 'when: [고백]', "when: [고백, '관계.소이>=-5']")
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(THEME, '단서>=9')} [never-holds]`),
      expect.stringContaining(`${pier.placeOf(LAST, '관계.소이>=-5')} [always-holds]`),
      expect.stringContaining(`${pier.placeOf(THEME, 'key: bright')} [unreached-ending]`),
    ])
  })

  it('tells the second place of what stands for two things', () => {
    pier.edit(THEME, 'aliases: [사공]', 'aliases: [사공, 매표원]')
    pier.edit(THEME, 'title: 창고, triggers', 'title: 매표소, triggers')
    pier.edit(
      THEME,
      'fallbacks:',
      '  - { key: 단서, label: 실마리, min: 0, max: 8, start: 0, meaning: 또 세어요. }\nfallbacks:',
    )
    pier.edit(LAST, 'words: { 밧줄: [줄] }', 'words: { 밧줄: [줄], 끈: [새끼, 줄] }')
    const found = lintContent(pier.root).map(({ level, line }) => `${level} ${line}`)
    const again = (words: string) => expect.stringContaining(words)
    expect(found).toEqual([
      again(`error ${pier.placeOf(THEME, '사공, 매표원')} [double-name]`),
      again(`error ${pier.placeOf(THEME, 'label: 실마리')} [double-gauge]`),
      again(`error ${pier.placeOf(THEME, 'triggers: [창고]')} [double-card]`),
      again(`error ${pier.placeOf(LAST, '끈: [새끼')} [double-word]`),
    ])
  })

  it('tells the second place of a title of scenes and endings, and of a label', () => {
    pier.edit(LAST, 'title: 나룻배의 밤', 'title: 창고의 밤')
    pier.edit(THEME, 'title: 소이의 고백', 'title: 밧줄의 주인')
    pier.edit(FIRST, 'label: 창고의 일을 소이에게 묻는다', 'label: 창고 바닥을 살핀다')
    const place = pier.placeOf(FIRST, 'label: 창고 바닥을').replace(/\d+$/u, '')
    const [title, scene, label, ...rest] = errors()
    expect(rest).toEqual([])
    expect(title).toContain('[double-title] endings.owned.title: ')
    expect(title).toContain(`${THEME}:${lineOfLast(THEME, 'title: 밧줄의 주인')} `)
    expect(scene).toContain(`${pier.placeOf(LAST, 'title: 창고의 밤')} [double-title] `)
    expect(label).toContain(`${place}${lineOfLast(FIRST, 'label: 창고 바닥을')} [double-label] `)
  })

  it('tells an unknown property at its own line, each of them', () => {
    pier.edit(THEME, 'genre: 추리', 'colour: 파랑\ngenre: 추리')
    pier.edit(THEME, 'endings:', 'sound: 파도\nendings:')
    expect(errors()).toEqual([
      `${pier.placeOf(THEME, 'colour')} colour: no such property is known`,
      `${pier.placeOf(THEME, 'sound')} sound: no such property is known`,
    ])
  })

  it('tells the second place of a scene id, before what stands under it', () => {
    const line = pier.placeOf(LAST, '- id: place-7')
    pier.edit(LAST, '- id: place-7', '- id: place-2')
    pier.edit(LAST, 'to: place-8', 'to: ending:gray')
    expect(errors()).toEqual([expect.stringContaining(`${line} [double-scene]`)])
    pier.edit(LAST, '- id: place-2', '- id: place-7')
    const place = pier.placeOf(LAST, 'ending:gray')
    expect(errors()).toEqual([expect.stringContaining(`${place} [unknown-ending]`)])
  })

  it('tells a wrong reference of an ending by its own line, though the scenes hold the same', () => {
    pier.edit(FIRST, 'when: [고백]', 'when: [본.place-9]')
    pier.edit(
      THEME,
      '    text: 소이는 장부의 빈칸을 가리켰다.\n',
      "    text:\n      - { when: ['본.place-9'], text: 소이는 물가로 갔다. }\n      - text: 소이는 남았다.\n",
    )
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(THEME, '본.place-9')} [unknown-scene]`),
      expect.stringContaining(`${pier.placeOf(FIRST, '본.place-9')} [unknown-scene]`),
    ])
  })

  it('tells the place of a word in what a move hears that nobody declared', () => {
    pier.edit(LAST, 'about: [밧줄] }', 'about: [밧즐] }')
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(LAST, '밧즐')} [unknown-about]`),
    ])
  })

  it('refuses two folders with one theme id, also where one alone is asked for', () => {
    cpSync(join(pier.root, 'themes/pier'), join(pier.root, 'themes/wharf'), { recursive: true })
    pier.edit('themes/wharf/theme.yaml', 'slug: pier', 'slug: wharf')
    pier.edit('themes/wharf/theme.yaml', '0000000000aa', '0000000000AA')
    const told = '[double-theme] id: is also the id of the theme'
    expect(errors()).toEqual([
      `${THEME}:1 ${told} "wharf"`,
      `themes/wharf/theme.yaml:1 ${told} "pier"`,
    ])
    expect(lintContent(pier.root, ['wharf'])).toHaveLength(1)
  })

  it('tells the place of an ending that nothing leads to', () => {
    pier.edit(THEME, '    when: [고백]\n', '    when: []\n')
    expect(errors()).toContainEqual(
      expect.stringContaining(`${pier.placeOf(THEME, 'key: grey')} [unreachable-ending]`),
    )
  })

  it('tells the place of a scene that no way leads to', () => {
    pier.edit(FIRST, 'to: place-3', 'to: place-4')
    pier.edit(FIRST, 'to: place-3', 'to: place-4')
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(FIRST, '- id: place-3')} [unreachable-scene]`),
    ])
  })

  it('tells the place of an unknown name', () => {
    pier.edit(LAST, 'to: place-7', 'to: place-77')
    pier.edit(THEME, "when: ['단서>=4']", "when: ['관계.아무개>=4']")
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(LAST, 'place-77')} [unknown-scene]`),
      expect.stringContaining(`${pier.placeOf(THEME, '아무개')} [unknown-cast]`),
    ])
  })

  it('tells the place of an unfilled slot in the common texts', () => {
    pier.edit('common/bridges.yaml', '귓속에서 맥박이 뛰었다.', "'{날씨|이/가} 좋았다.'")
    const place = pier.placeOf('common/bridges.yaml', '날씨')
    expect(errors()).toEqual([expect.stringContaining(`${place} [unknown-slot]`)])
  })

  it('tells the line of broken YAML', () => {
    pier.edit(FIRST, '  title: 매표소의 밤', '  title: "매표소의 밤')
    const [first] = errors()
    expect(first).toMatch(/^themes\/pier\/scenes\/1-first\.yaml:\d+ /)
  })

  it('tells the line of a property that no schema knows, also inside a variant', () => {
    pier.edit(FIRST, '    - text: 창고 앞에는', '    - txet: 창고 앞에는')
    expect(errors()).toContainEqual(
      expect.stringContaining(`${pier.placeOf(FIRST, 'txet')} scenes.2.enter.1`),
    )
  })

  it('refuses a folder that is not called as its slug', () => {
    pier.edit(THEME, 'slug: pier', 'slug: peer')
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(THEME, 'slug:')} slug: must be`),
    ])
  })
})
