import assert from 'node:assert/strict'
import { it } from 'node:test'
import { alternativesOf } from './alternatives.mjs'

const document = { components: { schemas: { Word: { type: 'string', minLength: 1 } } } }
const Word = { $ref: '#/components/schemas/Word' }

it('takes a union, a list of types and a reference apart', () => {
  const schema = { anyOf: [Word, { type: ['number', 'null'] }] }
  assert.deepEqual(alternativesOf(schema, document), [
    { type: 'string', minLength: 1 },
    { type: 'number' },
    { type: 'null' },
  ])
})

it('keeps of an intersection what fits all of it', () => {
  const schema = { allOf: [{ anyOf: [Word, { type: 'null' }] }, { type: 'string', maxLength: 9 }] }
  assert.deepEqual(alternativesOf(schema, document), [
    { type: 'string', minLength: 1, maxLength: 9 },
  ])
  const values = { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }
  assert.deepEqual(alternativesOf(values, document), [{ enum: ['b'] }])
})

it('joins the fields of an intersection of objects', () => {
  const [left, right] = ['a', 'b'].map((name) => ({
    type: 'object',
    properties: { [name]: Word, both: { type: 'string' } },
    required: [name],
  }))
  const [joined] = alternativesOf({ allOf: [left, right] }, document)
  assert.deepEqual(Object.keys(joined.properties).toSorted(), ['a', 'b', 'both'])
  assert.deepEqual(joined.required.toSorted(), ['a', 'b'])
})

it('knows what nothing fits and what everything does', () => {
  assert.deepEqual(alternativesOf(false, document), [])
  assert.deepEqual(alternativesOf(true, document), [{}])
})
