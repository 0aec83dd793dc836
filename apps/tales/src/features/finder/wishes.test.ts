import { expect, test } from 'vitest'
import { NO_WISHES, isWishing, readWishes, storyQuery, wishesHref } from './wishes'

test('understands genre, rating, length and words from the address', () => {
  const wishes = readWishes({ genre: '추리', rating: '12', length: 'short', q: ' 열쇠 ' })
  expect(wishes).toEqual({ genre: '추리', rating: '12', length: 'short', q: '열쇠', notice: null })
  expect(storyQuery(wishes)).toEqual({
    sort: 'new',
    genre: '추리',
    rating: '12',
    length: 'short',
    q: '열쇠',
  })
})

test('an unknown genre is said in Korean and all stories are asked for', () => {
  const wishes = readWishes({ genre: 'zz' })
  expect(wishes.notice).toContain('없는 장르예요.')
  expect(storyQuery(wishes)).toEqual({ sort: 'new' })
})

test('lone consonants and emoji are searched for as they are', () => {
  expect(readWishes({ q: 'ㅋㅋ🔥' })).toMatchObject({ q: 'ㅋㅋ🔥', notice: null })
})

test.each([
  ['\0', ''],
  ['\u2060', ''],
  ['\u200b \u200f\u202e', ''],
  ['\u3164\u115f', ''],
  ['\ud800', ''],
  ['\uffff\ufdd0', ''],
  ['\ufffd\ufffd', ''],
  ['\u200d\ufe0f', ''],
  ['\n\r\t\u2028', ''],
  ['밀\0실\u2060', '밀실'],
  ['비\n오는\t날', '비 오는 날'],
  ['밀실'.normalize('NFD'), '밀실'],
  ['👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
])('what cannot be seen in %j is not searched for', (q, seen) => {
  const wishes = readWishes({ q })
  expect(wishes.q).toBe(seen)
  expect(isWishing(wishes)).toBe(seen !== '')
})

test('unseen characters do not make a search too long', () => {
  expect(readWishes({ q: `비${'\u200b'.repeat(60)}` })).toMatchObject({ q: '비', notice: null })
})

test('a search that is too long is not sent', () => {
  const wishes = readWishes({ q: '가'.repeat(200) })
  expect(wishes.q).toBe('')
  expect(wishes.notice).toContain('50자')
})

test('the address takes the first of repeated values and holds every wish', () => {
  expect(readWishes({ genre: ['SF', '추리'] }).genre).toBe('SF')
  expect(wishesHref('/doran-tales', { ...NO_WISHES, genre: 'SF', q: 'a&b' })).toBe(
    '/doran-tales?genre=SF&q=a%26b',
  )
  expect(wishesHref('/doran-tales', NO_WISHES)).toBe('/doran-tales')
})

test('only a wish or a notice makes a search of the page', () => {
  expect(isWishing(NO_WISHES)).toBe(false)
  expect(isWishing(readWishes({ genre: 'zz' }))).toBe(true)
  expect(isWishing(readWishes({ q: '비' }))).toBe(true)
})

test.each(['sf', 'SF', ' SF '])('the genre %j is meant whatever its case', (genre) => {
  expect(readWishes({ genre }).genre).toBe('SF')
})

test('a genre is composed before it is looked for', () => {
  expect(readWishes({ genre: '로맨스'.normalize('NFD') }).genre).toBe('로맨스')
})

test('what could not be understood says what is shown instead', () => {
  expect(readWishes({ genre: 'zz' }).notice).toContain('모든 이야기를')
  expect(readWishes({ genre: 'zz', q: '등대' }).notice).toContain('나머지 조건으로')
})
