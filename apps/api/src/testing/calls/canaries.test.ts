import { expect, it } from 'vitest'
import { createCanaries } from './canaries.js'

const foundIn = (secret: string, text: string) => {
  const canaries = createCanaries()
  canaries.noteBody(JSON.stringify({ code: secret }))
  canaries.search('the log', text)
  return canaries.found().length > 0
}

it.each([
  ['875445', '{"time":1795387875445,"ms":206}', false],
  ['875445', '{"id":"a875445b","code":"875445"}', true],
  ['875445', 'code=875445', true],
  ['ABCD2345', 'the code abcd2345.', true],
  ['밤마다 장작을 세 개씩', '"밤마다 장작을 세 개씩"', true],
])('of %s in %s finds %s', (secret, text, isFound) => {
  expect(foundIn(secret, text)).toBe(isFound)
})
