import { alternativesOf, resolve, valuesOf } from './alternatives.mjs'
import { comparePolicies } from './compare-policies.mjs'
import { compareSchemas } from './compare-schemas.mjs'

const BREAKS_GIVEN = ['narrower', 'other', 'needed', 'meaning']
const BREAKS_ANSWERED = ['wider', 'other']

/**
 * What is new, what callers will not notice and what breaks them: what is given may only be taken more freely, what
 * is answered may only be promised more strictly. Each list holds `{ words, calls }`, one change once.
 */
export function compareDocuments(before, after) {
  const sides = { before, after }
  const report = { added: new Map(), compatible: new Map(), breaking: new Map() }
  const tell = (list, words, call) => {
    const calls = report[list].get(words) ?? []
    report[list].set(words, call && !calls.includes(call) ? [...calls, call] : calls)
  }
  const [old, now] = [callsOf(before), callsOf(after)]
  for (const call of now.keys()) if (!old.has(call)) tell('added', call)
  for (const [call, operation] of old) {
    if (!now.has(call)) {
      tell('breaking', `${call} is gone`)
      continue
    }
    for (const { words, isBreaking } of compareOperations(operation, now.get(call), sides)) {
      tell(isBreaking ? 'breaking' : 'compatible', words, call)
    }
  }
  for (const words of changedCookies(before, after)) tell('breaking', words)
  return Object.fromEntries(
    Object.entries(report).map(([list, found]) => [
      list,
      [...found].map(([words, calls]) => ({ words, calls })),
    ]),
  )
}

function callsOf({ paths }) {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  )
}

function compareOperations(before, after, sides) {
  const allGiven = [givenOf(before, sides.before), givenOf(after, sides.after)]
  const given = compareSchemas(...allGiven, sides, '')
  const answered = compareSchemas(answeredOf(before), answeredOf(after), sides, '')
  return [
    ...given.map((change) => worded('given', change, BREAKS_GIVEN)),
    ...answered
      .filter(({ change }) => change !== 'meaning')
      .map((change) => worded('answered', change, BREAKS_ANSWERED)),
    ...compareRefusals(refusalsOf(before, sides.before), refusalsOf(after, sides.after)),
    ...comparePolicies(before, after),
  ]
}

function worded(direction, { where, change, words }, breaking) {
  return { words: `${direction}: ${where}: ${words}`, isBreaking: breaking.includes(change) }
}

/** All that a call takes, as one object: a property for each place. */
function givenOf({ parameters = [], requestBody }, document) {
  const places = { path: fields([]), query: fields([]), header: fields([]) }
  for (const parameter of parameters) {
    const {
      name,
      in: place,
      required,
      schema,
    } = parameter.$ref ? resolve(parameter.$ref, document) : parameter
    places[place].properties[name] = schema
    if (required) places[place].required.push(name)
  }
  return fields([...Object.entries(places), ...(requestBody ? bodiesOf(requestBody) : [])])
}

/** What a call answers when it succeeds, as one object: a property for each status. */
function answeredOf({ responses }) {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return fields(successes.map(([status, response]) => [status, fields(bodiesOf(response))]))
}

function bodiesOf({ content = {} }) {
  return Object.entries(content).map(([type, { schema = {} }]) => [
    type === 'application/json' ? 'body' : `body as ${type}`,
    schema,
  ])
}

function fields(entries) {
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: entries.map(([name]) => name),
  }
}

function refusalsOf({ responses }, document) {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, response]) => {
      const { content } = response.$ref ? resolve(response.$ref, document) : response
      const [envelope] = alternativesOf(content['application/json'].schema, document)
      const [error] = alternativesOf(envelope.properties.error, document)
      const [code] = alternativesOf(error.properties.code, document)
      return valuesOf(code).map((value) => `${status} ${value}`)
    })
}

function compareRefusals(before, after) {
  return [
    ...after
      .filter((refusal) => !before.includes(refusal))
      .map((refusal) => ({ words: `may be refused with ${refusal}`, isBreaking: true })),
    ...before
      .filter((refusal) => !after.includes(refusal))
      .map((refusal) => ({ words: `no longer refused with ${refusal}`, isBreaking: false })),
  ]
}

function changedCookies(before, after) {
  const cookies = after.components.securitySchemes
  return Object.entries(before.components.securitySchemes)
    .filter(([scheme, { name }]) => cookies[scheme]?.name !== name)
    .map(
      ([scheme, { name }]) =>
        `the ${scheme} cookie ${cookies[scheme]?.name ?? 'is gone'}, was ${name}`,
    )
}
