import { expect, it } from 'vitest'
import { findShareCode } from './share-code'

const CODE = 'AbcdEfgh12'

it.each([
  ['the bare code', CODE],
  ['the code among spaces', `  ${CODE}\n`],
  ['an address', `https://doran.example/games/detail?id=019a&play=${CODE}`],
  ['an address with more behind it', `/games/detail?play=${CODE}&with=zzzzzzzzzz`],
  [
    'a message',
    `나는 모닥불이래. 너는? https://doran.example/games/detail?id=1&play=${CODE} 해 봐`,
  ],
])('finds the code in %s', (_, text) => {
  expect(findShareCode(text)).toBe(CODE)
})

it.each([
  ['nothing', ''],
  ['letters that codes do not have', 'AbcdEfgh0l'],
  ['a code that is too long', `${CODE}3`],
  ['an address whose code is too long', `/games/detail?play=${CODE}3`],
  ['another parameter', `https://doran.example/?display=${CODE}`],
])('finds none in %s', (_, text) => {
  expect(findShareCode(text)).toBeNull()
})
