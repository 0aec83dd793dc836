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

  it('tells the place of an ending that no condition can let through', () => {
    pier.edit(THEME, "when: ['단서>=4']", "when: ['단서>=9']")
    expect(errors()).toEqual([
      expect.stringContaining(`${pier.placeOf(THEME, 'key: bright')} [unreached-ending]`),
    ])
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
