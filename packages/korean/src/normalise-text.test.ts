import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, splitGraphemes } from './graphemes.js'
import { normaliseText } from './normalise-text.js'

test('composes Hangul and makes line ends and tabs plain', () => {
  expect(normaliseText('하진'.normalize('NFD'))).toBe('하진')
  expect(normaliseText('가\r\n나\r다\u2028라\t마')).toBe('가\n나\n다\n라 마')
})

test('removes what cannot be seen or turns the text around', () => {
  expect(normaliseText('엘\u200b라\u0000\u0007\u202e는\ufeff\u3164 왔\u00ad다')).toBe('엘라는 왔다')
  expect(normaliseText('가\ud800나\udc00다')).toBe('가나다')
  expect(normaliseText('가\u{e0041}나')).toBe('가나')
})

test('a pair is not made from halves that stood apart', () => {
  expect(normaliseText('\ud83d\u0001\ude00')).toBe('')
})

test('keeps joiners inside emoji and only there', () => {
  expect(normaliseText('👩‍🚀 👨‍👩‍👧')).toBe('👩‍🚀 👨‍👩‍👧')
  expect(normaliseText('가\u200d나 👩\u200d')).toBe('가나 👩')
})

test.each([
  ['a Braille blank', '\u2800\u2800'],
  ['a variation selector', '\ufe0f'],
  ['a grapheme joiner', '\u034f'],
  ['Khmer inherent vowels', '\u17b4\u17b5'],
  ['an ideographic variation selector', '\u{e0100}'],
  ['musical formatting', '\u{1d173}'],
  ['a null notehead', '\u{1d159}'],
  ['a Mongolian variation selector', '\u180b'],
  ['Hangul fillers', '\u3164\uffa0\u115f\u1160'],
  ['a hieroglyphic blank', '\u{13441}'],
  ['the place of an object', '\ufffc'],
  ['an accent alone', '\u0301'],
  ['accents and joiners on spaces and lines', ' \u0301\u200d\n\u20dd\u3000\ufe0f\u200d\u0308'],
])('leaves nothing of %s', (_, text) => {
  expect(normaliseText(text).trim()).toBe('')
})

test('keeps four marks of a pile', () => {
  expect(normaliseText(`a${'\u0316'.repeat(40)}b`)).toBe(`a${'\u0316'.repeat(4)}b`)
})

test('keeps marks that stand on something', () => {
  for (const text of [
    'e\u0323\u0302',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '葛\u{e0100}',
    'ᠠ\u180b',
    '⠓⠁',
  ]) {
    expect(normaliseText(text)).toBe(text.normalize('NFC'))
  }
  expect(normaliseText('⠓\u2800⠁')).toBe('⠓ ⠁')
})

const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(
      '\ud83d',
      '\ude00',
      '\u200d',
      '👩',
      '🏽',
      '\ufe0f',
      '\u1100',
      '\u1161',
      '\u11a8',
      '\r',
      '\n',
      '\u115f',
      '\u200c',
      '\u0301',
      '\u2800',
      ' ',
    ),
  ),
})

test('is idempotent, well formed and in NFC for any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normaliseText(text)
      expect(normaliseText(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
      expect(once.normalize('NFC')).toBe(once)
    }),
    { numRuns: propertyRuns(2_000) },
  )
})

test('counts what a reader sees', () => {
  expect(countGraphemes('하진👨‍👩‍👧!')).toBe(4)
  expect(splitGraphemes('가\u0301나')).toEqual(['가\u0301', '나'])
})

test('graphemes put together are the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const graphemes = splitGraphemes(text)
      expect(graphemes.join('')).toBe(text)
      expect(countGraphemes(text)).toBe(graphemes.length)
    }),
  )
})
