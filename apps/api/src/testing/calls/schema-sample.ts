import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { z } from 'zod'

type Node = z.core.JSONSchema._JSONSchema

/** Opaque words of the API's own making, which nobody can invent. */
const OPAQUE = new Set(['cursor', 'before'])

const nodes = new WeakMap<z.core.$ZodType, Node>()

/** A value that the schema takes, with all that is optional in it. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const node = nodes.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  nodes.set(schema, node)
  return valueOf(node)
}

function valueOf(node: Node): unknown {
  if (typeof node === 'boolean') return null
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum[0]
  const first = (node.anyOf ?? node.oneOf)?.[0]
  if (first !== undefined) return valueOf(first)
  if (node.type === 'object') return objectOf(node)
  if (node.type === 'array')
    return typeof node.items === 'object' && !Array.isArray(node.items) ? [valueOf(node.items)] : []
  if (node.type === 'boolean') return true
  if (node.type === 'integer' || node.type === 'number') return node.minimum ?? 1
  return textOf(node)
}

function objectOf({ properties = {} }: Exclude<Node, boolean>): unknown {
  const kept = Object.entries(properties).filter(([name]) => !OPAQUE.has(name))
  return Object.fromEntries(kept.map(([name, node]) => [name, valueOf(node)]))
}

function textOf({ format, pattern }: Exclude<Node, boolean>): string {
  if (format === 'uuid') return randomUUID()
  if (format === 'email') return `sample-${randomUUID()}@example.test`
  if (format === 'date') return '1999-12-31'
  if (!pattern) return '표본'
  const [text] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), 1)
  return text ?? ''
}
