import { contract, type CallDeclaration } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { strictly } from './strictly.js'

const Inner = z.object({ a: z.string() })
const inner = { a: 'x' }
const extra = { a: 'x', extra: 1 }

const takes = (schema: z.ZodType, value: unknown) => z.safeParse(strictly(schema), value).success

const Tagged = z.discriminatedUnion('type', [
  z.object({ type: z.literal('one'), data: Inner }),
  z.object({ type: z.literal('two') }),
])
const Both = z.intersection(z.object({ id: z.string() }), Tagged)

describe('a strict schema', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['an object', Inner, inner, extra],
    ['an object in an object', z.object({ at: Inner }), { at: inner }, { at: extra }],
    ['an array', z.array(Inner), [inner], [inner, extra]],
    ['a union', z.union([Inner, z.object({ b: z.string() })]), { b: 'x' }, { a: 'x', b: 'x' }],
    [
      'the union’s narrower option',
      z.union([Inner, Inner.extend({ b: z.string() })]),
      { a: 'x', b: 'x' },
      extra,
    ],
    ['a discriminated union', Tagged, { type: 'two' }, { type: 'two', data: inner }],
    ['its option’s part', Tagged, { type: 'one', data: inner }, { type: 'one', data: extra }],
    ['an intersection', Both, { id: '1', type: 'two' }, { id: '1', type: 'two', extra: 1 }],
    [
      'its part',
      Both,
      { id: '1', type: 'one', data: inner },
      { id: '1', type: 'one', data: extra },
    ],
    ['a record', z.record(z.string(), Inner), { key: inner }, { key: extra }],
    ['a tuple', z.tuple([Inner], Inner), [inner, inner], [inner, extra]],
    ['an optional', z.object({ at: Inner.optional() }), { at: inner }, { at: extra }],
    ['a nullable', Inner.nullable(), inner, extra],
    ['a default', Inner.default(inner), inner, extra],
  ])('refuses an extra key in %s', (_, schema, good, bad) => {
    expect([takes(schema, good), takes(schema, bad)]).toEqual([true, false])
    expect(schema.safeParse(bad).success).toBe(true)
  })

  it('keeps what else the schema refuses', () => {
    const Even = z.object({ n: z.number() }).refine(({ n }) => n % 2 === 0)
    expect([takes(Even, { n: 2 }), takes(Even, { n: 3 })]).toEqual([true, false])
  })

  it('refuses a kind of schema that it does not know', () => {
    expect(() => strictly(z.object({ at: z.date() }))).toThrow('date')
  })

  const declared: [string, CallDeclaration][] = Object.entries(contract)
  const replies = declared.flatMap(([key, { reply }]) =>
    'schema' in reply ? [{ key, schema: reply.schema }] : [],
  )
  it.each(replies)('is known of the reply of $key', ({ schema }) => {
    expect(() => strictly(schema)).not.toThrow()
  })
})
