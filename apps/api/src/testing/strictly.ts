import { z } from 'zod'

type Schema = z.core.$ZodType

const LEAVES: ReadonlySet<z.core.$ZodTypeDef['type']> = new Set([
  'boolean',
  'enum',
  'literal',
  'null',
  'number',
  'string',
])

const strict = new WeakMap<Schema, Schema>()

/**
 * The schema with every object in it strict, at any depth: a key that is not declared is refused. Each is made once,
 * since Zod compiles what it has not parsed by yet.
 */
export function strictly(schema: Schema): Schema {
  const known = strict.get(schema)
  if (known) return known
  const made = strictOf(schema)
  strict.set(schema, made)
  return made
}

function strictOf(schema: Schema): Schema {
  if (schema instanceof z.ZodObject) return strictObject(schema)
  if (schema instanceof z.ZodArray) {
    return z.clone(schema, { ...schema.def, element: strictly(schema.def.element) })
  }
  if (schema instanceof z.ZodUnion) {
    return z.clone(schema, { ...schema.def, options: schema.def.options.map(strictly) })
  }
  if (schema instanceof z.ZodIntersection) {
    const [left, right] = [strictly(schema.def.left), strictly(schema.def.right)]
    return z.clone(schema, { ...schema.def, left, right })
  }
  if (schema instanceof z.ZodRecord) {
    return z.clone(schema, { ...schema.def, valueType: strictly(schema.def.valueType) })
  }
  if (schema instanceof z.ZodTuple) {
    const { items, rest } = schema.def
    return z.clone(schema, {
      ...schema.def,
      items: items.map(strictly),
      rest: rest && strictly(rest),
    })
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return z.clone(schema, { ...schema.def, innerType: strictly(schema.def.innerType) })
  }
  const { type } = schema._zod.def
  if (!LEAVES.has(type)) throw new Error(`no strict form of a schema of type ${type} is known`)
  return schema
}

function strictObject(schema: z.ZodObject): Schema {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, strictly(field)])
  const catchall = schema.def.catchall ?? z.never()
  return z.clone(schema, { ...schema.def, shape: Object.fromEntries(fields), catchall })
}
