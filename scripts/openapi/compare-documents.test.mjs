import assert from 'node:assert/strict'
import { it } from 'node:test'
import { compareDocuments } from './compare-documents.mjs'

const NULL = { type: 'null' }
const CODES = ['TOO_MANY', 'LEAF_MOVED', 'STORY_ENDED']

function string() {
  return { type: 'string' }
}

function object(properties, required = Object.keys(properties)) {
  return { type: 'object', properties, required }
}

function named(name) {
  return { $ref: `#/components/schemas/${name}` }
}

function refusal(...codes) {
  const narrowed = { properties: { error: { properties: { code: { enum: codes } } } } }
  return { content: { 'application/json': { schema: { allOf: [named('Failure'), narrowed] } } } }
}

function content(schema, type = 'application/json') {
  return { content: { [type]: { schema } } }
}

/** One read and one write, with all that a declaration can say. */
function documentOfTwo() {
  const policy = {
    'x-doran-actor': 'visitor',
    'x-doran-limit': { name: 'read', count: 60, windowSeconds: 60, addressCount: 300 },
  }
  return {
    info: { version: '0.1.0' },
    paths: {
      '/v1/card': {
        get: {
          ...policy,
          parameters: [
            { name: 'genre', in: 'query', required: false, schema: { enum: ['sf', 'war'] } },
          ],
          responses: { 200: content(named('Card')), 429: refusal('TOO_MANY') },
        },
      },
      '/v1/turn': {
        post: {
          ...policy,
          'x-doran-auth': 'full',
          'x-doran-before-consent': true,
          'x-doran-replay-key': 'id',
          parameters: [],
          requestBody: { ...content(named('NewTurn')), 'x-doran-max-bytes': 1_000 },
          responses: {
            200: content({ type: 'array', items: named('TurnEvent') }, 'text/event-stream'),
            409: refusal('LEAF_MOVED'),
          },
        },
      },
    },
    components: {
      schemas: {
        Failure: object({ error: object({ code: { type: 'string', enum: CODES } }) }),
        Card: object({ id: string(), hook: string(), odds: { type: 'number' } }, ['id', 'hook']),
        Kind: { type: 'string', enum: ['do', 'say'] },
        NewTurn: object(
          {
            id: { type: 'string', pattern: '^[a-z]+$' },
            kind: named('Kind'),
            text: { type: 'string', maxLength: 500 },
            pace: { type: 'string', default: 'normal' },
            note: string(),
          },
          ['id', 'kind', 'text'],
        ),
        Turn: object(
          {
            kind: named('Kind'),
            index: { type: 'integer' },
            rolls: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
            after: named('Turn'),
          },
          [],
        ),
        TurnEvent: {
          oneOf: [
            object({ type: { const: 'start' }, turn: named('Turn') }),
            object({ type: { const: 'delta' }, text: string() }),
            object({ type: { const: 'done' }, turn: named('Turn') }),
          ],
        },
      },
      securitySchemes: { session: { name: 'doran_session' } },
    },
  }
}

function planted(plant) {
  const document = documentOfTwo()
  const { paths, components } = document
  plant({
    paths,
    read: paths['/v1/card'].get,
    write: paths['/v1/turn'].post,
    cookies: components.securitySchemes,
    ...components.schemas,
  })
  return compareDocuments(documentOfTwo(), document)
}

function without(schema, name) {
  delete schema.properties[name]
  schema.required = schema.required.filter((other) => other !== name)
}

const BREAKING = {
  'a call is gone': ({ paths }) => delete paths['/v1/card'],
  'a new field must be given': ({ NewTurn }) => {
    NewTurn.properties.leaf = string()
    NewTurn.required.push('leaf')
  },
  'a field that could be left out must be given': ({ NewTurn }) => NewTurn.required.push('note'),
  'a query parameter must be given': ({ read }) => (read.parameters[0].required = true),
  'a query parameter is gone': ({ read }) => (read.parameters = []),
  'what is given has another type': ({ NewTurn }) => (NewTurn.properties.note = { type: 'number' }),
  'a value can no longer be given': ({ read }) => read.parameters[0].schema.enum.pop(),
  'a text must be shorter': ({ NewTurn }) => (NewTurn.properties.text.maxLength = 100),
  'a text must have a length': ({ NewTurn }) => (NewTurn.properties.note.minLength = 1),
  'a text must look otherwise': ({ NewTurn }) => (NewTurn.properties.id.pattern = '^[0-9]+$'),
  'leaving out means something else': ({ NewTurn }) => (NewTurn.properties.pace.default = 'fast'),
  'the body must be smaller': ({ write }) => (write.requestBody['x-doran-max-bytes'] = 900),
  'the body is of another type': ({ write }) =>
    (write.requestBody.content = content(string(), 'multipart/form-data').content),
  'an answered field is gone': ({ Card }) => without(Card, 'hook'),
  'an answered field that was not always there is gone': ({ Card }) => without(Card, 'odds'),
  'an answered field may be missing': ({ Card }) => Card.required.pop(),
  'an answered field may be null': ({ Card }) =>
    (Card.properties.hook = { anyOf: [string(), NULL] }),
  'a value may be answered that was not': ({ Kind }) => Kind.enum.push('narrate'),
  'a whole number may be any': ({ Turn }) => (Turn.properties.index.type = 'number'),
  'a pair has another second': ({ Turn }) => (Turn.properties.rolls.prefixItems[1] = string()),
  'a pair becomes three': ({ Turn }) => Turn.properties.rolls.prefixItems.push(string()),
  'a stream has another event': ({ TurnEvent }) =>
    TurnEvent.oneOf.push(object({ type: { const: 'sigh' } })),
  'the answer is empty': ({ read }) => (read.responses = { 204: {}, 429: refusal('TOO_MANY') }),
  'a refusal of a new status': ({ read }) => (read.responses[409] = refusal('LEAF_MOVED')),
  'a refusal of a known status': ({ write }) =>
    (write.responses[409] = refusal('LEAF_MOVED', 'STORY_ENDED')),
  'fewer may make it': ({ read }) => (read['x-doran-actor'] = 'member'),
  'a sign-in must be stronger': ({ write }) => (write['x-doran-auth'] = 'recent'),
  'a role is demanded': ({ write }) => (write['x-doran-role'] = 'moderator'),
  'the terms must be agreed to first': ({ write }) => delete write['x-doran-before-consent'],
  'only what is one’s own': ({ read }) => (read['x-doran-owns'] = 'turn'),
  'a repeat is not the same effect': ({ write }) => delete write['x-doran-replay-key'],
  'less often': ({ read }) => (read['x-doran-limit'].count = 59),
  'as often in a longer time': ({ read }) => (read['x-doran-limit'].windowSeconds = 61),
  'a network gets a limit': ({ read }) => (read['x-doran-limit'].networkCount = 9_000),
  'the credential has another name': ({ cookies }) => (cookies.session.name = 'session'),
}

const COMPATIBLE = {
  'a field may be given': ({ NewTurn }) => (NewTurn.properties.mood = string()),
  'a field need not be given': ({ NewTurn }) => NewTurn.required.pop(),
  'a value more can be given': ({ read }) => read.parameters[0].schema.enum.push('noir'),
  'null can be given': ({ NewTurn }) => (NewTurn.properties.note = { anyOf: [string(), NULL] }),
  'a text may be longer': ({ NewTurn }) => (NewTurn.properties.text.maxLength = 900),
  'anything can be given': ({ NewTurn }) => (NewTurn.properties.note = {}),
  'one field more is answered': ({ Card }) => {
    Card.properties.title = string()
    Card.required.push('title')
  },
  'an answered field is always there': ({ Card }) => Card.required.push('odds'),
  'an answered text is bounded': ({ Card }) => (Card.properties.hook.maxLength = 80),
  'a stream lost an event': ({ TurnEvent }) => TurnEvent.oneOf.shift(),
  'a refusal is gone': ({ write }) => delete write.responses[409],
  'more may make it': ({ read }) => (read['x-doran-actor'] = 'anyone'),
  'more often': ({ read }) => (read['x-doran-limit'].count = 61),
}

it('finds nothing between a document and itself, in whatever order it is', () => {
  const found = compareDocuments(documentOfTwo(), documentOfTwo())
  assert.deepEqual(found, { added: [], compatible: [], breaking: [] })
  const reordered = planted(({ Kind, NewTurn }) => {
    Kind.enum.reverse()
    NewTurn.required.reverse()
  })
  assert.deepEqual(reordered, found)
})

for (const [change, plant] of Object.entries(BREAKING)) {
  it(`breaks callers: ${change}`, () => {
    assert.notEqual(planted(plant).breaking.length, 0)
  })
}

for (const [change, plant] of Object.entries(COMPATIBLE)) {
  it(`breaks nobody: ${change}`, () => {
    const { breaking, compatible } = planted(plant)
    assert.deepEqual(breaking, [])
    assert.equal(compatible.length, 1)
  })
}

it('tells a new call apart from what changed', () => {
  const found = planted(({ paths, read }) => (paths['/v1/new'] = { get: read }))
  assert.deepEqual(found.added, [{ words: 'GET /v1/new', calls: [] }])
  assert.deepEqual([found.compatible, found.breaking], [[], []])
})

it('says once what happened to a named schema, and where it is met', () => {
  const { breaking } = planted(({ Card, read, write }) => {
    write.responses[200] = read.responses[200]
    Card.required.pop()
  })
  const ofCard = breaking.find(({ words }) => words.includes('Card'))
  assert.deepEqual(ofCard, {
    words: 'answered: Card.hook: may be missing',
    calls: ['GET /v1/card'],
  })
})
