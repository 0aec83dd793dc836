import { expect, it } from 'vitest'
import { paired } from './paired.js'

const named = (words: string) => words.split(' ')
const nameOf = (word: string) => word.charAt(0)

it('pairs what has one name in both lists, the nth with the nth', () => {
  expect(paired(named('a1 b1 a2 c1'), named('a3 c3 b3 a4 a5'), nameOf)).toEqual([
    { a: 'a1', b: 'a3' },
    { a: 'b1', b: 'b3' },
    { a: 'a2', b: 'a4' },
    { a: 'c1', b: 'c3' },
  ])
  expect(paired(named('a1 a2'), named('a3'), nameOf)).toEqual([{ a: 'a1', b: 'a3' }])
  expect(paired(named('a1'), [], nameOf)).toEqual([])
})
