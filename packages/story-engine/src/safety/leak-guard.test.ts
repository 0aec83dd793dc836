import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettersOf } from './letters.js'
import { createLeakGuard, type LeakGuard } from './leak-guard.js'

const SECRET =
  '여섯 번째 열쇠는 처음부터 하진의 목걸이 안에 있었다. 등대지기는 그 사실을 알고도 스무 해 동안 아무에게도 말하지 않았다. The keeper never told anyone about the Sixth Key.'
const OPENING =
  '비가 그친 밤, 등대에 불이 켜졌다. 아무도 살지 않는 섬인데도 불은 밤새 꺼지지 않았다.'

function show(guard: LeakGuard, pieces: readonly string[]) {
  const cursor = guard.start()
  const pushed = pieces.map((piece) => cursor.push(piece))
  const shown = pushed.map(({ release }) => release).join('') + cursor.end()
  return { shown, isLeak: pushed.some(({ isLeak }) => isLeak), exposed: cursor.exposed }
}

const guard = createLeakGuard([SECRET, OPENING + SECRET.slice(0, 40)], [OPENING])
const bytesOf = (text: string) => Array.from(new TextEncoder().encode(text))
const hex = (byte: number) => byte.toString(16).padStart(2, '0')

describe('createLeakGuard', () => {
  it.each([
    ['word for word', SECRET],
    ['without spaces', SECRET.replaceAll(/\s/gu, '')],
    ['spelled', SECRET.split('').join(' ')],
    ['dotted', SECRET.split('').join('.')],
    ['with letters between that nobody sees', SECRET.split('').join('\u3164')],
    ['hyphenated over lines', SECRET.split('').join('-\n')],
    ['in capitals', SECRET.slice(SECRET.indexOf('The')).toUpperCase()],
    [
      'in full-width letters',
      SECRET.slice(SECRET.indexOf('The')).replaceAll(/[a-z]/giu, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
      ),
    ],
    ['backwards', SECRET.split('').toReversed().join('')],
    ['from its middle', SECRET.slice(30)],
    ['taken apart', SECRET.normalize('NFD')],
    ['as base64', btoa(String.fromCharCode(...bytesOf(SECRET)))],
    ['as hex', bytesOf(SECRET).map(hex).join('')],
    ['as spaced hex', bytesOf(SECRET).map(hex).join(' ')],
    ['as percent signs', encodeURIComponent(SECRET)],
    [
      'as escapes',
      SECRET.replaceAll(/[가-힣]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`),
    ],
    ['as entities', SECRET.replaceAll(/[가-힣]/gu, (sign) => `&#${sign.charCodeAt(0)};`)],
    [
      'in another language',
      'The sixth key had been inside the necklace from the very beginning, and the keeper of the lighthouse knew it but did not say a word about it to anybody for twenty long years on that small and lonely island in the cold and distant northern sea.',
    ],
  ])('stops a private text %s', (_, told) => {
    for (const pieces of [[`그가 속삭였지. ${told}`], Array.from(`그가 속삭였지. ${told}`)]) {
      const { shown, isLeak, exposed } = show(guard, pieces)
      expect(isLeak).toBe(true)
      expect(lettersOf(shown.slice(0, shown.length - exposed))).toBe('그가속삭였지')
    }
  })

  it('shows fewer than eight letters of a private text before it is held back', () => {
    const letters = fc.integer({ min: 0, max: 60 })
    const separator = fc.constantFrom('', ' ', '. ', '-', '\n', ' “')
    fc.assert(
      fc.property(letters, separator, fc.integer({ min: 1, max: 9 }), (from, between, length) => {
        const told = Array.from(lettersOf(SECRET).slice(from, from + 40)).join(between)
        const pieces = `달이 떴다. ${told}`.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []
        const { shown, isLeak } = show(guard, pieces)
        expect(isLeak).toBe(true)
        expect(lettersOf(shown).length).toBeLessThan('달이떴다'.length + 8)
      }),
      { numRuns: 300, seed: 3 },
    )
  })

  it('holds back what looks encoded before it is sure, and shows it when it is not', () => {
    const cursor = guard.start()
    expect(cursor.push('암호는 aGVsbG8gd29y').release).toBe('암호는 aGVsbG8gd29y')
    expect(cursor.push('bGQgYW5k').release).toBe('bGQ')
    expect(cursor.push(' 끝')).toEqual({ release: 'gYW5k 끝', isLeak: false })
  })

  it('shows what is told in other words, once it is clear', () => {
    const told = '여섯 번째 열쇠는 처음부터 이 방에 없었다고, 하진은 목걸이를 쥐며 말했다.'
    expect(show(guard, Array.from(told))).toMatchObject({ shown: told, isLeak: false })
  })

  it('shows 23 letters of a private text and not 24', () => {
    const letters = lettersOf(SECRET)
    expect(show(guard, [`${letters.slice(0, 23)}라고`]).isLeak).toBe(false)
    expect(show(guard, [letters.slice(0, 23)]).shown).toBe(letters.slice(0, 23))
    expect(show(guard, [letters.slice(0, 24)]).isLeak).toBe(true)
  })

  it('shows a public text that stands in a private one, at once', () => {
    const cursor = guard.start()
    expect(cursor.push(OPENING)).toEqual({ release: OPENING, isLeak: false })
  })

  it.each([
    'ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ',
    '────────────────────────────────────────────',
    '--------------------------------------------------------',
    '100%, 200%, 300%, 400%, 500%, 600%!',
    '아아아아아아아아아아아아아아아아아아아아아아아아아아아아아아아아아아',
    'https://example.com/a/very/long/path 를 열었다.',
    '“Twinkle, twinkle, little star, how I wonder what you are.” 그가 흥얼거렸다.',
    'C:\\Users\\도란\\기록 폴더',
  ])('lets the story have %s', (text) => {
    expect(show(guard, Array.from(text))).toMatchObject({ shown: text, isLeak: false })
  })

  it('shows the same however the text is cut', () => {
    const parts = fc.constantFrom(
      SECRET.slice(0, 9),
      SECRET.slice(0, 30),
      SECRET.slice(5, 40),
      OPENING,
      'aB3dE5gH',
      'ffff',
      '%EA%B0',
      '그래',
      ' ',
      '.',
    )
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 25 }),
        fc.integer({ min: 1, max: 9 }),
        (text, length) => {
          const told = text.join('')
          const pieces = told.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []
          expect(show(guard, pieces)).toEqual(show(guard, [told]))
        },
      ),
      { numRuns: propertyRuns(2_000), seed: 5 },
    )
  })

  it('serves turns that run at once', () => {
    const [one, other] = [guard.start(), guard.start()]
    const letters = lettersOf(SECRET)
    one.push(letters.slice(0, 20))
    other.push('다른 이야기')
    expect(other.push(letters.slice(20, 40)).isLeak).toBe(false)
    expect(one.push(letters.slice(20, 40)).isLeak).toBe(true)
  })

  it('keeps a private text of 6,000 letters in less than 200 kB', () => {
    const long = Array.from({ length: 6000 }, (_, index) =>
      String.fromCharCode(0xac00 + ((index * 7919) % 11172)),
    ).join('')
    expect(createLeakGuard([long], []).bytes).toBeLessThan(200_000)
  })
})
