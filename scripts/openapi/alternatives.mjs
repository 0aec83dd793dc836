/**
 * A schema as the list of plain schemas any of which a value may fit: without references, unions, intersections and
 * lists of types. An empty list is what nothing fits.
 */
export function alternativesOf(schema, document) {
  if (schema === true || schema === undefined) return [{}]
  if (schema === false) return []
  const { $ref, anyOf, oneOf, allOf = [], ...own } = schema
  const parts = $ref ? [resolve($ref, document), ...allOf] : allOf
  const ofParts = parts.map((part) => alternativesOf(part, document))
  const ofUnions = [anyOf, oneOf]
    .filter(Boolean)
    .map((union) => union.flatMap((member) => alternativesOf(member, document)))
  return [...ofParts, ...ofUnions].reduce(crossed, plain(own))
}

/** What a reference of the document points to. */
export function resolve(reference, document) {
  const steps = reference.split('/').slice(1)
  return steps.reduce(
    (node, step) => node[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
}

/** The kind of value a plain schema is for. */
export function kindOf(schema) {
  if (schema.type) return schema.type === 'integer' ? 'number' : schema.type
  const [value] = valuesOf(schema) ?? []
  if (value !== undefined) return value === null ? 'null' : typeof value
  return schema.properties ? 'object' : 'anything'
}

/** The only values that fit, or null where there are others. */
export function valuesOf(schema) {
  return 'const' in schema ? [schema.const] : (schema.enum ?? null)
}

function plain({ type, ...own }) {
  if (type === undefined) return [own]
  return [type].flat().map((one) => ({ type: one, ...own }))
}

function crossed(left, right) {
  return left.flatMap((a) => right.flatMap((b) => both(a, b)))
}

function both(a, b) {
  const kinds = [a, b].map(kindOf).filter((kind) => kind !== 'anything')
  if (new Set(kinds).size > 1) return []
  const merged = { ...b, ...a }
  if (a.properties && b.properties) merged.properties = bothProperties(a.properties, b.properties)
  if (a.required && b.required) merged.required = [...new Set([...a.required, ...b.required])]
  const [ofA, ofB] = [valuesOf(a), valuesOf(b)]
  if (ofA && ofB) {
    delete merged.const
    merged.enum = ofA.filter((value) => ofB.includes(value))
  }
  return [merged]
}

function bothProperties(a, b) {
  const shared = Object.keys(a).filter((name) => name in b)
  const merged = shared.map((name) => [name, { allOf: [a[name], b[name]] }])
  return { ...a, ...b, ...Object.fromEntries(merged) }
}
