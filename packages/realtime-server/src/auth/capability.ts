import { isFields } from '../protocol/read-fields.js'
import { intersectResources, isResourceOf } from './resource.js'

/** Operations allowed per resource, as in `{ 'chat:*': ['subscribe', 'presence'] }`. */
export type Capability = Readonly<Record<string, readonly string[]>>

export const FULL_CAPABILITY: Capability = { '*': ['*'] }

const OPERATIONS = new Set([
  '*',
  'subscribe',
  'publish',
  'presence',
  'history',
  'stats',
  'statistics',
  'channel-metadata',
  'push-subscribe',
  'push-admin',
  'privileged-headers',
  'message-update-own',
  'message-update-any',
  'message-delete-own',
  'message-delete-any',
  'annotation-publish',
  'annotation-subscribe',
  'object-subscribe',
  'object-publish',
])

/** Reads a capability, an object or its JSON; `null` for what is none. An empty one allows everything. */
export function parseCapability(value: unknown): Capability | null {
  const parsed = typeof value === 'string' ? parseJson(value) : value
  if (!isFields(parsed)) return null
  const entries = Object.entries(parsed)
  if (entries.length === 0) return FULL_CAPABILITY
  const capability: Record<string, readonly string[]> = {}
  for (const [resource, operations] of entries) {
    if (resource === '' || !isOperations(operations)) return null
    capability[resource] = operations
  }
  return capability
}

/** JSON with sorted resources and operations, and `["*"]` for all. */
export function canonicalCapability(capability: Capability): string {
  const sorted = Object.keys(capability)
    .toSorted()
    .map((resource) => [resource, [...new Set(capability[resource])].toSorted()])
  return JSON.stringify(Object.fromEntries(sorted))
}

export function isPermitted(capability: Capability, channel: string, operation: string): boolean {
  return Object.entries(capability).some(
    ([resource, operations]) =>
      (operations.includes(operation) || operations.includes('*')) &&
      isResourceOf(resource, channel),
  )
}

/** What both allow; without any entry if that is nothing. */
export function intersectCapabilities(one: Capability, other: Capability): Capability {
  const shared: Record<string, readonly string[]> = {}
  for (const [resource, operations] of Object.entries(one)) {
    for (const [otherResource, otherOperations] of Object.entries(other)) {
      const sharedResource = intersectResources(resource, otherResource)
      const sharedOperations = intersectOperations(operations, otherOperations)
      if (sharedResource === null || sharedOperations.length === 0) continue
      shared[sharedResource] = unite(shared[sharedResource] ?? [], sharedOperations)
    }
  }
  return shared
}

function intersectOperations(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.includes('*')) return other
  if (other.includes('*')) return one
  return one.filter((operation) => other.includes(operation))
}

function unite(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.includes('*') || other.includes('*')) return ['*']
  return [...new Set([...one, ...other])]
}

function isOperations(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length === 0) return false
  if (!value.every((entry) => typeof entry === 'string' && OPERATIONS.has(entry))) return false
  return value.length === 1 || !value.includes('*')
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
