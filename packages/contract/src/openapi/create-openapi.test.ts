import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as face from '../index.js'
import { call, contract, download, json, stream, type CallDeclaration } from '../index.js'
import { ERRORS, isErrorCode } from '../errors.js'
import { LENGTHS, PROFILE_IMAGE } from '../limits.js'
import * as openApiFace from '../openapi.js'
import { createOpenApi } from './create-openapi.js'
import type { Operation } from './document.js'
import { EXAMPLES } from './examples.js'

const VERSION = '1.2.3'
const document = createOpenApi({ version: VERSION })

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
)

const base = { actor: 'anyone', limit: 'read', reply: json(z.object({})), codes: [] } as const

function operationOf(declaration: CallDeclaration, key: 'GET /v1/x' | 'POST /v1/x' = 'GET /v1/x') {
  const { paths } = createOpenApi({ version: VERSION, calls: call(key, declaration) })
  const operation = paths['/v1/x']?.[key.startsWith('GET') ? 'get' : 'post']
  if (!operation) throw new Error(`${key} is not in the document`)
  return operation
}

function refusalsOf(operation: Operation): string[] {
  return Object.values(operation.responses).flatMap((response) =>
    '$ref' in response ? (response.$ref.split('/').at(-1)?.split('-') ?? []) : [],
  )
}

function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own: unknown = Reflect.get(node, '$ref')
  const inside = Object.values(node).flatMap(referencesIn)
  return typeof own === 'string' ? [own, ...inside] : inside
}

it('exports what it says it does', () => {
  expect(Object.keys(openApiFace)).toEqual(['createOpenApi'])
})

describe('the document', () => {
  it('has every declared call, each under an id of its own, and nothing else', () => {
    const keys = operations.map(([key]) => key)
    expect(keys.toSorted()).toEqual(Object.keys(contract).toSorted())
    const ids = new Set(operations.map(([, { operationId }]) => operationId))
    expect(ids.size).toBe(keys.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][A-Za-z0-9]*)+$/)
  })

  it('is the same whatever order the calls are declared in', () => {
    const turned = Object.fromEntries(Object.entries(contract).toReversed())
    expect(JSON.stringify(createOpenApi({ version: VERSION, calls: turned }))).toBe(
      JSON.stringify(document),
    )
  })

  it('refers to nothing that is not in it, and holds nothing that is not referred to', () => {
    const { schemas, responses, parameters } = document.components
    const held = Object.entries({ schemas, responses, parameters }).flatMap(([kind, components]) =>
      Object.keys(components).map((name) => `#/components/${kind}/${name}`),
    )
    expect([...new Set(referencesIn(document))].toSorted()).toEqual(held.toSorted())
  })

  it('carries the version of the release', () => {
    expect(document.info.version).toBe(VERSION)
  })
})

describe('schemas', () => {
  it.each(Object.entries(EXAMPLES))('the example of %s is one', (name, examples = []) => {
    const exported: unknown = Reflect.get(face, name)
    if (!(exported instanceof z.ZodType)) throw new Error(`${name} is no exported schema`)
    for (const example of examples) expect(exported.safeParse(example).success).toBe(true)
  })

  it('refer to exported schemas by name and leave replies open for more fields', () => {
    expect(document.components.schemas['StorySessionView']?.properties?.['session']).toEqual({
      $ref: '#/components/schemas/StorySession',
    })
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
  })

  it('describe a text in words, not by the pattern that checks it', () => {
    const operation = operationOf({
      ...base,
      query: z.object({
        waiting: z.stringbool().optional(),
        email: face.Email,
        day: z.iso.date(),
        limit: z.coerce.number().int().max(9).default(3),
      }),
    })
    const [waiting, email, day, limit] = operation.parameters ?? []
    const bounded = { type: 'integer', maximum: 9, default: 3 }
    expect(limit).toMatchObject({ required: false, schema: bounded })
    expect(waiting).toMatchObject({ required: false, schema: { enum: ['true', 'false'] } })
    expect(email).toMatchObject({ schema: { $ref: '#/components/schemas/Email' } })
    expect(day).toMatchObject({ required: true, schema: { type: 'string', format: 'date' } })
    expect(JSON.stringify(day)).not.toContain('pattern')
    expect(document.components.schemas['Email']?.format).toBe('email')
  })

  it('show what is given, with defaults that may be left out, and what is answered', () => {
    const schema = z.object({ pace: z.string().default('calm') })
    const operation = operationOf({ ...base, body: schema, reply: json(schema) }, 'POST /v1/x')
    const requestSchema = operation.requestBody?.content['application/json']?.schema
    expect(requestSchema?.required).toBeUndefined()
    expect(requestSchema?.properties?.['pace']).toEqual({ type: 'string', default: 'calm' })
    expect(JSON.stringify(operation.responses['200'])).toContain('"required":["pace"]')
  })

  it('that are given in one shape and answered in another must have two names', () => {
    const { CreateTurnBody } = face
    const declaration = { ...base, body: CreateTurnBody, reply: json(CreateTurnBody) }
    expect(() => operationOf(declaration, 'POST /v1/x')).toThrow('CreateTurnBody')
  })
})

describe('refusals', () => {
  it('show every code with its own message in Korean and its status', () => {
    for (const [name, response] of Object.entries(document.components.responses)) {
      for (const code of name.split('-').filter(isErrorCode)) {
        const example = JSON.stringify(response.content?.['application/json']?.examples?.[code])
        expect(example).toContain(ERRORS[code].message.split('{')[0])
        expect(example).not.toMatch(/\{(wait|requestId)\}/)
      }
    }
  })

  it.each<[string, CallDeclaration, string[], string[]]>([
    ['anyone', base, ['TOO_MANY', 'UNKNOWN'], ['LOGIN_REQUIRED', 'NOT_FOUND']],
    ['a path', { ...base, params: z.object({}) }, ['NOT_FOUND'], ['SESSION_EXPIRED']],
    [
      'a visitor’s own',
      { ...base, actor: 'visitor', owns: 'turn' },
      ['NOT_FOUND', 'SESSION_EXPIRED'],
      ['LOGIN_REQUIRED'],
    ],
    [
      'a member',
      { ...base, actor: 'member' },
      ['LOGIN_REQUIRED', 'SESSION_EXPIRED', 'CONSENT_NEEDED'],
      ['LIMITED_SESSION', 'PROOF_NEEDED'],
    ],
    [
      'a member before consent',
      { ...base, actor: 'member', beforeConsent: true },
      ['LOGIN_REQUIRED'],
      ['CONSENT_NEEDED'],
    ],
    [
      'a full sign-in',
      { ...base, actor: 'member', auth: 'full' },
      ['LIMITED_SESSION'],
      ['PROOF_NEEDED'],
    ],
    [
      'a recent proof',
      { ...base, actor: 'member', auth: 'recent' },
      ['LIMITED_SESSION', 'PROOF_NEEDED'],
      [],
    ],
    ['codes of its own', { ...base, codes: ['KEY_REUSED'] }, ['KEY_REUSED'], []],
  ])('of %s follow from the policy', (_, declaration, answered, notAnswered) => {
    const codes = refusalsOf(operationOf(declaration))
    expect(codes).toEqual(expect.arrayContaining(answered))
    for (const code of notAnswered) expect(codes).not.toContain(code)
  })

  it('that pass by themselves say when', () => {
    const { TOO_MANY, MAINTENANCE, NOT_FOUND } = document.components.responses
    expect(TOO_MANY?.headers).toHaveProperty('Retry-After')
    expect(MAINTENANCE?.headers).toHaveProperty('Retry-After')
    expect(NOT_FOUND?.headers).toBeUndefined()
  })
})

describe('an operation', () => {
  it('has the credential that its actor needs', () => {
    expect(operationOf(base).security).toEqual([{ session: [] }, { visitor: [] }, {}])
    expect(operationOf({ ...base, actor: 'member' }).security).toEqual([{ session: [] }])
    const own = operationOf({ ...base, actor: 'visitor', owns: 'turn' })
    expect(own.security).toEqual([{ session: [] }, { visitor: [] }])
  })

  it('says its policy, its limit for one and for an address, and what makes a repeat safe', () => {
    const declared = { ...base, limit: 'storyTurn', replayKey: 'id' } as const
    expect(operationOf(declared)).toMatchObject({
      'x-doran-actor': 'anyone',
      'x-doran-limit': { name: 'storyTurn', count: 60, windowSeconds: 60, addressCount: 300 },
      'x-doran-replay-key': 'id',
    })
    expect(operationOf({ ...base, limit: 'signIn' })['x-doran-limit'].addressCount).toBe(120)
  })

  it('takes the origin where it writes', () => {
    expect(operationOf(base).parameters).toBeUndefined()
    expect(operationOf(base, 'POST /v1/x').parameters).toEqual([
      { $ref: '#/components/parameters/Origin' },
    ])
  })

  it('takes JSON of a bounded size', () => {
    const body = z.object({})
    expect(operationOf({ ...base, body }, 'POST /v1/x').requestBody).toMatchObject({
      required: true,
      'x-doran-max-bytes': LENGTHS.jsonBody,
    })
    const wide = operationOf({ ...base, body, bodyBytes: 9 }, 'POST /v1/x')
    expect(wide.requestBody?.['x-doran-max-bytes']).toBe(9)
  })

  it('takes one file as multipart', () => {
    const upload = document.paths['/v1/upload/profile/profile-image']?.['post']?.requestBody
    expect(upload?.['x-doran-max-bytes']).toBe(PROFILE_IMAGE.maxBytes)
    expect(upload?.['x-doran-within-ms']).toBe(PROFILE_IMAGE.withinMs)
    expect(upload?.content['multipart/form-data']?.schema?.required).toEqual(['file'])
  })

  it('answers nothing, a file or a stream of events as it is declared', () => {
    const replyOf = (reply: CallDeclaration['reply']) => operationOf({ ...base, reply }).responses
    expect(replyOf({ kind: 'empty' })).toHaveProperty('204')
    expect(replyOf(download('text/csv'))['200']).toHaveProperty(['content', 'text/csv'])
    const events = JSON.stringify(replyOf(stream(face.TurnEvent))['200'])
    expect(events).toContain('"text/event-stream"')
    expect(events).toContain('"contentSchema":{"$ref":"#/components/schemas/TurnEvent"}')
  })

  it('of the system can be made by no client', () => {
    const calls = call('POST /v1/x', { ...base, actor: 'system' })
    expect(createOpenApi({ version: VERSION, calls }).paths).toEqual({})
  })
})
