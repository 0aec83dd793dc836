import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPayload, writePayload } from './payload.js'

const encoding = fc.constantFrom(undefined, 'utf-8/cipher+aes-256-cbc', 'x')

test('bytes are base64 in JSON and themselves in msgpack, and come back from both', () => {
  fc.assert(
    fc.property(fc.uint8Array(), encoding, (bytes, stack) => {
      const stored = readPayload(bytes, stack)
      expect(writePayload(stored, 'msgpack')).toEqual({ data: bytes, encoding: stack })
      const text = writePayload(stored, 'json')
      expect(text.encoding).toBe(stack === undefined ? 'base64' : `${stack}/base64`)
      const again = readPayload(text.data, text.encoding)
      expect(Buffer.compare(Buffer.from(again.data ?? ''), bytes)).toBe(0)
      expect(again.encoding).toBe(stack)
    }),
  )
})

test('text passes through with its encodings', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(undefined, 'json', 'a/b'), (text, stack) => {
      for (const format of ['json', 'msgpack'] as const)
        expect(writePayload(readPayload(text, stack), format)).toEqual({
          data: text,
          encoding: stack,
        })
    }),
  )
})

test('what is neither text nor bytes becomes JSON', () => {
  expect(readPayload({ a: 1 }, undefined)).toEqual({ data: '{"a":1}', encoding: 'json' })
  expect(readPayload([1], 'x')).toEqual({ data: '[1]', encoding: 'x/json' })
  expect(readPayload(null, undefined).data).toBeUndefined()
})
