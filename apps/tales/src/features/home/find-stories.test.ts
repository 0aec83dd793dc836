import { expect, test } from 'vitest'
import { finderHref, readWishes, storyQuery } from './find-stories'

test('understands genre, words and order from the address', () => {
  const wishes = readWishes({ genre: '추리', q: ' 열쇠 ', sort: 'title' })
  expect(wishes).toEqual({ genre: '추리', q: '열쇠', sort: 'title', notice: null })
  expect(storyQuery(wishes)).toEqual({ genre: '추리', q: '열쇠', sort: 'title' })
})

test('an unknown genre is said in Korean and all stories are asked for', () => {
  const wishes = readWishes({ genre: 'zz' })
  expect(wishes.notice).toContain('그런 갈래는 아직 없어요.')
  expect(storyQuery(wishes)).toEqual({ sort: 'new' })
})

test('lone consonants and emoji are searched for as they are', () => {
  expect(readWishes({ q: 'ㅋㅋ🔥' })).toMatchObject({ q: 'ㅋㅋ🔥', notice: null })
})

test('a search that is too long is not sent', () => {
  const wishes = readWishes({ q: '가'.repeat(51) })
  expect(wishes.q).toBe('')
  expect(wishes.notice).toContain('50자')
})

test('the address takes the first of repeated values and holds every wish', () => {
  expect(readWishes({ genre: ['SF', '추리'] }).genre).toBe('SF')
  expect(finderHref('/doran-tales', { genre: 'SF', q: 'a&b' })).toBe(
    '/doran-tales?genre=SF&q=a%26b#stories',
  )
})
