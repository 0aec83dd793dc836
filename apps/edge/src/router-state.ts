/** In which Next's client says what of the page it has already. */
export const ROUTER_STATE_HEADER = 'next-router-state-tree'

const PARAM_TYPE = /^(?:oc|[cd](?:i\((?:\.{1,3}|\.\.\)\(\.\.)\))?)$/
const WISHES: readonly unknown[] = [null, 'refetch', 'inside-shared-layout', 'metadata-only']

/** Whether Next can read a router state: its `flightRouterStateSchema`, as URI-encoded JSON. */
export function isRouterState(header: unknown): boolean {
  if (typeof header !== 'string') return false
  try {
    return isTree(JSON.parse(decodeURIComponent(header)))
  } catch {
    return false
  }
}

function isTree(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false
  const [segment, slots, from = null, wish = null, hints = null, last = ''] = value.map(asUnknown)
  return (
    isSegment(segment) &&
    typeof slots === 'object' &&
    slots !== null &&
    !Array.isArray(slots) &&
    Object.values(slots).every(isTree) &&
    (from === null || (isTexts(from) && from.length === 2)) &&
    WISHES.includes(wish) &&
    (hints === null || typeof hints === 'number') &&
    typeof last === 'string'
  )
}

function isSegment(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (!Array.isArray(value) || value.length !== 4) return false
  const [name, key, type, siblings] = value.map(asUnknown)
  return (
    isTexts([name, key, type]) &&
    PARAM_TYPE.test(String(type)) &&
    (siblings === null || isTexts(siblings))
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

const asUnknown = (value: unknown): unknown => value
