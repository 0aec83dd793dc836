import { expect, it } from 'vitest'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { allTexts } from './all-texts.js'

const texts = allTexts(lighthouse)

it.each([
  ['title', '꺼진 등대'],
  ['hook', lighthouse.hook],
  ['synopsis', lighthouse.synopsis],
  ['coverAlt', lighthouse.coverAlt],
  ['tone', lighthouse.tone],
  ['tags.0', '등대'],
  ['firstActions.2', '등대 문을 두드린다'],
  ['cast.윤서.name', '윤서'],
  ['cast.윤서.role', '등대에 숨은 기록원'],
  ['cast.윤서.samples.0', '올라오지 마세요.'],
  ['cast.윤서.samples.2', '누가 이 불을 켜요?'],
  ['cards.기름통.title', '기름통'],
  ['gauges.단서.label', '단서'],
  ['gauges.단서.meaning', '알아낸 것'],
  ['endings.lit.title', '다시 켜진 불'],
  ['endings.lit.hint', '신발의 주인을 찾아 주세요'],
  ['endings.lit.badge', '불지기'],
])('holds what a reader sees at %s', (where, text) => {
  expect(texts).toContainEqual({ where, text, kind: 'line' })
})

it('holds the labels as lines, and what is told as prose', () => {
  const [move] = lighthouse.scenes[0]?.moves ?? []
  const where = `scenes.yard.moves.${move?.id}`
  expect(texts).toContainEqual({ where: `${where}.label`, text: move?.label, kind: 'line' })
  expect(texts).toContainEqual({ where: 'opening', text: lighthouse.opening, kind: 'prose' })
})

it('leaves out what no reader is shown', () => {
  const [gauge] = lighthouse.gauges
  if (!gauge) throw new Error('the lighthouse lost its gauge')
  const hidden = allTexts({ ...lighthouse, gauges: [{ ...gauge, visible: false }] })
  const shown = hidden.map(({ where }) => where)
  expect(shown).toContain('gauges.용기.label')
  expect(shown).not.toContain('gauges.용기.meaning')
  expect(shown).not.toContain('cast.윤서.look')
  expect(shown).not.toContain('makerNote')
})

it('holds the other openings and the maker’s note', () => {
  const openings = [{ title: '해준의 마중', text: '해준이 부두에 내려와 있었다.' }]
  const held = allTexts({ ...lighthouse, openings, makerNote: '불을 켜고 읽어 주세요.' })
  expect(held).toContainEqual({ where: 'openings.0.title', text: '해준의 마중', kind: 'line' })
  expect(held).toContainEqual({ where: 'openings.0.text', text: openings[0]?.text, kind: 'prose' })
  expect(held).toContainEqual({ where: 'makerNote', text: '불을 켜고 읽어 주세요.', kind: 'line' })
})

it('gives every text an address of its own', () => {
  const places = texts.map(({ where }) => where)
  expect(new Set(places).size).toBe(places.length)
})
