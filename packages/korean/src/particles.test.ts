import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PARTICLE_PAIRS, particleFor, withParticle, type ParticlePair } from './particles.js'

const CASES: readonly (readonly [string, ParticlePair, string])[] = [
  ['사과', '이/가', '사과가'],
  ['하진', '이/가', '하진이'],
  ['하진', '와/과', '하진과'],
  ['엘라', '과/와', '엘라와'],
  ['길', '으로/로', '길로'],
  ['문', '으로/로', '문으로'],
  ['바다', '로/으로', '바다로'],
  ['서울', '으로부터/로부터', '서울로부터'],
  ['하진', '이었/였', '하진이었'],
  ['엘라', '이었다/였다', '엘라였다'],
  ['하진', '이든/든', '하진이든'],
  ['엘라', '이며/며', '엘라며'],
  ['엘라', '이야/야', '엘라야'],
  ['하진', '아/야', '하진아'],
  ['하진', '이에요/예요', '하진이에요'],
  ['엘라', '이에요/예요', '엘라예요'],
  ['3', '이/가', '3이'],
  ['2', '이/가', '2가'],
  ['7', '으로/로', '7로'],
  ['10', '을/를', '10을'],
  ['1,000', '으로/로', '1,000으로'],
  ['1000000000000', '이/가', '1000000000000가'],
  ['3.0', '은/는', '3.0은'],
  ['50%', '을/를', '50%를'],
  ['Elara', '이/가', 'Elara가'],
  ['Noel', '으로/로', 'Noel로'],
  ['Kim', '은/는', 'Kim은'],
  ['apple', '으로/로', 'apple로'],
  ['chat', '을/를', 'chat을'],
  ['light', '을/를', 'light를'],
  ['URL', '이/가', 'URL이'],
  ['AI', '와/과', 'AI와'],
  ['x', '은/는', 'x는'],
  ['‘열쇠’', '을/를', '‘열쇠’를'],
  ['“문”', '이/가', '“문”이'],
  ['《달의 책》', '은/는', '《달의 책》은'],
  ['하진(28)', '이/가', '하진(28)이'],
  ['(익명)', '이/가', '(익명)이'],
  ['나', '이/가', '내가'],
  ['누구', '이/가', '누가'],
  ['너', '은/는', '너는'],
  ['ㄹ', '으로/로', 'ㄹ로'],
  ['😀', '을/를', '😀를'],
  ['', '을/를', '를'],
]

test.each(CASES)('%s + %s → %s', (word, pair, expected) => {
  expect(withParticle(word, pair)).toBe(expected)
})

test('a decomposed word takes the particle of the composed one', () => {
  expect(particleFor('하진'.normalize('NFD'), '이/가')).toBe('이')
})

describe('for any word', () => {
  const pairs = fc.constantFrom(...PARTICLE_PAIRS)

  test('the particle is one of the two shapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), pairs, (word, pair) => {
        expect(pair.split('/')).toContain(particleFor(word, pair))
      }),
    )
  })

  test('quotes around a word never change its particle', () => {
    fc.assert(
      fc.property(fc.constantFrom('엘라', '하진', '길', '3', 'Noel'), pairs, (word, pair) => {
        expect(particleFor(`‘${word}’`, pair)).toBe(particleFor(word, pair))
      }),
    )
  })
})
