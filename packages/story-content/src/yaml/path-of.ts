/**
 * The path of an address such as `scenes.window.moves.ask.to`: items of a list are found by `id`, `key`,
 * `name` or `title`, else by number. Stops where the address leaves the value.
 */
export function pathOf(value: unknown, where: string): PropertyKey[] {
  const path: PropertyKey[] = []
  let current = value
  for (const segment of where.split('.')) {
    const key = keyIn(current, segment)
    if (key === null || typeof current !== 'object' || current === null) break
    path.push(key)
    current = Reflect.get(current, key)
  }
  return path
}

const NAMES = ['id', 'key', 'name', 'title'] as const

function keyIn(value: unknown, segment: string): PropertyKey | null {
  if (Array.isArray(value)) {
    const named = value.findIndex((item) => NAMES.some((name) => fieldOf(item, name) === segment))
    if (named >= 0) return named
    return /^\d+$/.test(segment) && Number(segment) < value.length ? Number(segment) : null
  }
  const isField = typeof value === 'object' && value !== null && Object.hasOwn(value, segment)
  return isField ? segment : null
}

function fieldOf(item: unknown, name: string): unknown {
  return typeof item === 'object' && item !== null ? Reflect.get(item, name) : undefined
}
