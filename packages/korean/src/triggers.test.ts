import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PARTICLE_PAIRS, withParticle } from './particles.js'
import { compileTriggers } from './triggers.js'

test('a hit bounds the key and names what follows it', () => {
  const matcher = compileTriggers([{ id: 'ella', keys: ['엘라', 'Ella'] }])
  expect(matcher.find('그때 엘라가, Ella님이.')).toEqual([
    { id: 'ella', key: '엘라', start: 3, end: 5, particle: '가' },
    { id: 'ella', key: 'Ella', start: 8, end: 12, particle: '님이' },
  ])
})

test('offsets are those of the text as given, also when it is decomposed', () => {
  const matcher = compileTriggers([{ id: 'key', keys: ['여섯 번째 열쇠'] }])
  const text = '😀 그 여섯번째 열쇠는'.normalize('NFD')
  const [hit] = matcher.find(text)
  expect(text.slice(hit?.start, hit?.end).normalize('NFC')).toBe('여섯번째 열쇠')
  expect(hit?.particle).toBe('는')
})

test('the longest key of an entry wins; other entries still fire', () => {
  const matcher = compileTriggers([
    { id: 'red-tower', keys: ['탑', '붉은 탑'] },
    { id: 'tower', keys: ['탑'] },
  ])
  expect(matcher.find('붉은 탑으로').map(({ id, key }) => [id, key])).toEqual([
    ['red-tower', '붉은 탑'],
    ['tower', '탑'],
  ])
})

test('keys without a letter or digit are passed over', () => {
  expect(compileTriggers([{ id: 'a', keys: ['', '  ', '…', '\u200b'] }]).find('… 가  나')).toEqual([])
})

test('keys with signs of regular expressions are plain text', () => {
  expect(compileTriggers([{ id: 'a', keys: ['C++', 'a.b'] }]).find('C++를, axb, a.b')).toHaveLength(2)
})

const names = fc.constantFrom('엘라', '하진', '카이', '서울', '도서관', '여섯 번째 열쇠', 'Elara')

test('a name with any right particle fires, whatever stands around it', () => {
  const gaps = fc.constantFrom(' ', '\n', '“', '…', ', ', '(')
  fc.assert(
    fc.property(names, fc.constantFrom(...PARTICLE_PAIRS), gaps, gaps, (name, pair, before, after) => {
      if (['이어서/여서', '이시여/시여'].includes(pair)) return
      const text = `그${before}${withParticle(name, pair)}${after}밤`
      const partial = /^(?:이었|였)$/.test(withParticle(name, pair).slice(name.length))
      if (partial) return
      expect(compileTriggers([{ id: name, keys: [name] }]).find(text)).toHaveLength(1)
    }),
  )
})

test('hits lie inside any text and in order', () => {
  const piece = fc.oneof(names, fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom('가', '는', ' '))
  const matcher = compileTriggers(['엘라', '하진', 'Elara', '도서관'].map((key) => ({ id: key, keys: [key] })))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      let last = 0
      for (const { key, start, end } of matcher.find(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end).normalize('NFC').toLowerCase()).toBe(key.toLowerCase())
        last = start
      }
    }),
  )
})
