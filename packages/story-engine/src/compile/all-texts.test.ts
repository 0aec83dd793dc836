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
  expect(shown).not.toContain('cast.윤서.samples.1')
})

it('gives every text an address of its own', () => {
  const places = texts.map(({ where }) => where)
  expect(new Set(places).size).toBe(places.length)
})
