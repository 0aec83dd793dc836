import { EVENTS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { readError } from '../../testing/test-browser.js'
import { startSeparateSessions } from './testing/separate-sessions.js'

const startSession = startSeparateSessions()

describe('odd input', () => {
  it.each([
    ['a type that is no word', { type: 'View page' }],
    ['an empty name', { object_name: '' }],
    ['a name of nothing that shows', { object_name: '\u0000\u200b\ud83d' }],
    ['a long name', { object_name: 'x'.repeat(201) }],
    ['a short id', { event_id: 'abc' }],
    ['a session that is no uuid', { session_id: 'mine' }],
    ['half a millisecond', { timestamp: 1.5 }],
    ['a time before 1970', { timestamp: -1 }],
    ['a time past all numbers', { timestamp: 1e300 }],
    ['nested attributes', { object_attributes: { a: { b: 1 } } }],
    ['a list as attributes', { object_attributes: [1] }],
    ['no attributes', { object_attributes: null }],
    ['a name of an attribute that shows nothing', { object_attributes: { '\u0000': 1 } }],
    ['a hundred and one attributes', { object_attributes: entries(101) }],
  ])('%s is refused', async (_, odd) => {
    const { stored, some, post } = await startSession()

    const response = await post(JSON.stringify({ values: [some(), { ...some(), ...odd }] }))

    expect(response.status).toBe(400)
    expect((await readError(response)).error.code).toBe('INVALID_INPUT')
    expect(await stored()).toEqual([])
  })

  it.each([
    ['NUL and lone surrogates in values', '{"a":"\\u0000x\\ud83d"}', { a: 'x' }],
    ['NUL and lone surrogates in names', '{"\\u0000n\\ude00":1}', { n: 1 }],
    ['a key that pollutes', '{"__proto__":"x","constructor":"y"}', { constructor: 'y' }],
    [
      'the largest numbers',
      '{"a":1.7976931348623157e308,"b":-5e-324}',
      { a: 1.7976931348623157e308, b: -5e-324 },
    ],
    ['the same name twice', '{"a":1,"a":2}', { a: 2 }],
  ])('%s break nothing', async (_, attributes, kept) => {
    const { stored, some, post } = await startSession()
    const body = JSON.stringify({ values: [some({ object_attributes: { at: 'here' } })] })

    const response = await post(body.replace('{"at":"here"}', attributes))

    expect(response.status).toBe(200)
    expect((await stored())[0]?.['attributes']).toEqual(kept)
  })

  it.each([
    ['lists', '['.repeat(EVENTS.batchBytes)],
    ['lists that end', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['objects', '{"a":'.repeat(25_000)],
    [
      'attributes',
      `{"values":[{"object_attributes":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}]}`,
    ],
    ['many wrong attributes', `{"values":[{"object_attributes":{${wrongAttributes(11_000)}}}]}`],
  ])('128 KB of %s are refused', async (_, body) => {
    const { post } = await startSession()

    expect((await post(body)).status).toBe(400)
  })
})

function entries(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, at]))
}

function wrongAttributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `"a${at}":[]`).join(',')
}
