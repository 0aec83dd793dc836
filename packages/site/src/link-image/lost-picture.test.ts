import { expect, test } from 'vitest'
import { lostPicture } from './lost-picture.js'

test('a picture that is not there is a short text that no cache keeps', async () => {
  const answer = lostPicture()
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toMatch(/요\.\n$/)
})
