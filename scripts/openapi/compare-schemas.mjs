import { alternativesOf, kindOf, valuesOf } from './alternatives.mjs'

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentMediaType']

/**
 * What fits one schema and not the other, as `{ where, change, words }`. `change` is `narrower` (less fits),
 * `wider` (more fits), `other` (both, or a field is gone), `more` (a new field), `needed` (a new field that must be
 * there) or `meaning` (another default). `sides` are the documents that the schemas' references belong to.
 */
export function compareSchemas(before, after, sides, where) {
  const name = sharedName(before, after)
  const { inside = [] } = sides
  // A schema may hold itself: what is being compared already says all there is to say.
  if (name && inside.includes(name)) return []
  return compareAlternatives(
    alternativesOf(before, sides.before),
    alternativesOf(after, sides.after),
    name ? { ...sides, inside: [...inside, name] } : sides,
    name ?? where,
  )
}

/** The name by which both sides refer to a schema and say nothing else of it. */
function sharedName(before, after) {
  const isBare = [before, after].every((schema) => schema?.$ref && Object.keys(schema).length === 1)
  return isBare && before.$ref === after.$ref ? before.$ref.split('/').at(-1) : undefined
}

function compareAlternatives(before, after, sides, where) {
  const [old, now] = [byKey(before, after), byKey(after, before)]
  if (old.has('anything') !== now.has('anything')) {
    const change = now.has('anything') ? 'wider' : 'narrower'
    return [{ where, change, words: now.has('anything') ? 'anything' : 'no longer anything' }]
  }
  const changes = []
  for (const [key, schema] of old) {
    if (now.has(key)) changes.push(...comparePlain(schema, now.get(key), sides, where))
    else changes.push({ where, change: 'narrower', words: `no longer ${key}` })
  }
  for (const key of now.keys()) {
    if (!old.has(key)) changes.push({ where, change: 'wider', words: `may be ${key}` })
  }
  return changes
}

/** Members of a union are told apart by their kind, and those of one kind by the fields that have one value. */
function byKey(schemas, others) {
  const keyed = new Map()
  for (const schema of schemas) {
    const kind = kindOf(schema)
    const isAlone = [schemas, others].every((list) => countOf(kind, list) <= 1)
    const key = isAlone ? kind : [kind, ...constants(schema)].join(' ')
    keyed.set(uniqueKey(key, keyed), schema)
  }
  return keyed
}

function uniqueKey(key, keyed) {
  let number = 1
  while (keyed.has(number === 1 ? key : `${key} ${number}`)) number += 1
  return number === 1 ? key : `${key} ${number}`
}

function countOf(kind, schemas) {
  return schemas.filter((schema) => kindOf(schema) === kind).length
}

function constants({ properties = {} }) {
  return Object.entries(properties)
    .filter(([, property]) => 'const' in property)
    .map(([name, property]) => `${name}=${property.const}`)
}

function comparePlain(before, after, sides, where) {
  const at = (step) => `${where}${step}`
  return [
    ...compareValues(before, after, where),
    ...compareBounds(before, after, where),
    ...compareExact(before, after, where),
    ...compareProperties(before, after, sides, where),
    ...compareInside(before, after, sides, 'items', at('[]')),
    ...compareInside(before, after, sides, 'additionalProperties', at('.*')),
    ...compareInside(before, after, sides, 'propertyNames', at('.*, its name')),
    ...compareInside(before, after, sides, 'contentSchema', where),
    ...compareTuple(before, after, sides, where),
  ]
}

function compareValues(before, after, where) {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  if (!old && !now) return []
  if (!now) return [{ where, change: 'wider', words: 'any value' }]
  if (!old) return [{ where, change: 'narrower', words: `only ${listed(now)}` }]
  const lost = old.filter((value) => !now.includes(value))
  const gained = now.filter((value) => !old.includes(value))
  return [
    ...(lost.length > 0 ? [{ where, change: 'narrower', words: `no longer ${listed(lost)}` }] : []),
    ...(gained.length > 0 ? [{ where, change: 'wider', words: `may be ${listed(gained)}` }] : []),
  ]
}

function listed(values) {
  return values.map((value) => JSON.stringify(value)).join(', ')
}

function compareBounds(before, after, where) {
  const bound = (key, isTighter) => {
    if (before[key] === after[key]) return []
    const words = `${key} ${after[key] ?? 'none'}, was ${before[key] ?? 'none'}`
    return [{ where, change: isTighter ? 'narrower' : 'wider', words }]
  }
  return [
    ...UPPER.flatMap((key) => bound(key, (after[key] ?? Infinity) < (before[key] ?? Infinity))),
    ...LOWER.flatMap((key) => bound(key, (after[key] ?? -Infinity) > (before[key] ?? -Infinity))),
  ]
}

function compareExact(before, after, where) {
  const changes = EXACT.filter((key) => before[key] !== after[key]).map((key) => {
    const words = `${key} ${after[key] ?? 'none'}, was ${before[key] ?? 'none'}`
    if (before[key] === undefined) return { where, change: 'narrower', words }
    return { where, change: after[key] === undefined ? 'wider' : 'other', words }
  })
  const isInteger = [before, after].map(({ type }) => type === 'integer')
  if (isInteger[0] !== isInteger[1]) {
    const words = isInteger[1] ? 'whole numbers only' : 'any number'
    changes.push({ where, change: isInteger[1] ? 'narrower' : 'wider', words })
  }
  if (before.default !== undefined && before.default !== after.default) {
    const words = `left out means ${after.default ?? 'nothing'}, was ${before.default}`
    changes.push({ where, change: 'meaning', words })
  }
  return changes
}

function compareProperties(before, after, sides, where) {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const place = where ? `${where}.${name}` : name
    if (!(name in now)) return [{ where: place, change: 'other', words: 'gone' }]
    const isNeeded = isRequired(after, name)
    if (!(name in old)) {
      const words = isNeeded ? 'new, and required' : 'new'
      return [{ where: place, change: isNeeded ? 'needed' : 'more', words }]
    }
    const changes = compareSchemas(old[name], now[name], sides, place)
    if (isNeeded !== isRequired(before, name)) {
      const words = isNeeded ? 'required' : 'may be missing'
      changes.push({ where: place, change: isNeeded ? 'narrower' : 'wider', words })
    }
    return changes
  })
}

function isRequired({ required = [] }, name) {
  return required.includes(name)
}

function compareInside(before, after, sides, key, where) {
  if (before[key] === undefined && after[key] === undefined) return []
  return compareSchemas(before[key], after[key], sides, where)
}

function compareTuple(before, after, sides, where) {
  const [old, now] = [before.prefixItems ?? [], after.prefixItems ?? []]
  if (old.length !== now.length) return [{ where, change: 'other', words: 'another length' }]
  return old.flatMap((item, at) => compareSchemas(item, now[at], sides, `${where}[${at}]`))
}
