import { z } from 'zod'
import * as face from '../index.js'
import type { JsonSchema } from './document.js'
import { EXAMPLES } from './examples.js'

type Io = 'input' | 'output'

export type SchemaBook = {
  /** The schema as JSON Schema; those inside it that have a name are references. */
  write: (schema: z.core.$ZodType, io: Io) => JsonSchema
  /** The named schemas that were written, by name. */
  named: () => Record<string, JsonSchema>
}

/** Writes schemas down; one has a name where this package exports it. */
export function createSchemaBook(): SchemaBook {
  const names = namesOfFace()
  const named = new Map<string, JsonSchema>()

  function keep(name: string, schema: JsonSchema): void {
    const known = named.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} is given in one shape and answered in another: name them apart`)
    }
    named.set(name, schema)
  }

  return {
    write(schema, io) {
      const {
        $schema: _,
        $defs,
        ...written
      } = z.toJSONSchema(schema, {
        io,
        metadata: names,
        override: tidy,
      })
      pointToComponents(written)
      for (const [name, definition] of Object.entries($defs ?? {})) {
        pointToComponents(definition)
        keep(name, definition)
      }
      return written
    },
    named: () => Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function namesOfFace() {
  const names = z.registry<{ id: string; examples?: unknown[] }>()
  for (const [id, exported] of Object.entries(face)) {
    if (!(exported instanceof z.ZodType)) continue
    const examples = EXAMPLES[id]
    names.add(exported, { id, ...(examples && { examples: [...examples] }) })
  }
  return names
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

const tidy: Override = ({ zodSchema, jsonSchema }) => {
  // A later release may answer with more fields, and more than is known may be given.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (zodSchema._zod.def.type === 'pipe') describePipe(zodSchema, jsonSchema)
}

/** What is given as text and read as something else shows what it is read as. */
function describePipe(schema: z.core.$ZodType, written: JsonSchema): void {
  if (!(schema instanceof z.ZodPipe) || written.type !== 'string') return
  const { out } = schema
  if (out instanceof z.ZodBoolean) written.enum = ['true', 'false']
  if (out instanceof z.ZodStringFormat && out.format) written.format = out.format
}

function pointToComponents(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const target: unknown = Reflect.get(node, '$ref')
  if (typeof target === 'string') {
    Reflect.set(node, '$ref', target.replace('#/$defs/', '#/components/schemas/'))
  }
  for (const child of Object.values(node)) pointToComponents(child)
}
