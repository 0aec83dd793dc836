import { expect, it } from 'vitest'
import { isMimetic, mimeticActs } from './mimetic.js'

it.each([
  ['물 벌컥벌컥', 'use'],
  ['항아리 와장창', 'attack'],
  ['교통카드 삑', 'use'],
  ['물속을 첨벙첨벙', 'move'],
  ['의자에 털썩', 'rest'],
  ['고래 등 쓰담쓰담', 'help'],
] as const)('%s tells an act: %s', (text, intent) => expect(mimeticActs(text)[0]).toBe(intent))

it('hears none in plain words', () => {
  expect(mimeticActs('창문에 발자국')).toEqual([])
})

it('knows words that are said twice', () => {
  for (const word of ['살금살금', '요리조리꾹꾹', '반짝반짝']) {
    expect(isMimetic(word)).toBe(word !== '요리조리꾹꾹')
  }
  expect(isMimetic('발자국')).toBe(false)
})
