/**
 * Where under a path the first condition or effect (an item of `when` or `sets`) is the given one or is about
 * the given fact, person or scene; null where none is.
 */
export function pathOfFact(
  value: unknown,
  path: readonly PropertyKey[],
  fact: string,
): PropertyKey[] | null {
  const node = path.reduce(
    (current: unknown, key) =>
      typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined,
    value,
  )
  const inner = find(node, fact)
  return inner && [...path, ...inner]
}

function find(node: unknown, fact: string): PropertyKey[] | null {
  if (typeof node !== 'object' || node === null) return null
  for (const [key, child] of Object.entries(node)) {
    const inner = key === 'when' || key === 'sets' ? indexIn(child, fact) : find(child, fact)
    if (inner) return [key, ...inner]
  }
  return null
}

function indexIn(list: unknown, fact: string): PropertyKey[] | null {
  if (!Array.isArray(list)) return null
  const names = [fact, `관계.${fact}`, `본.${fact}`]
  const index = list.findIndex(
    (item) => typeof item === 'string' && (item === fact || names.includes(nameIn(item))),
  )
  return index < 0 ? null : [index]
}

function nameIn(expression: string): string {
  return expression.replace(/^!?\s*/u, '').split(/\s*(?:[<>=!+]|-\s*\d+$)/u, 1)[0] ?? ''
}
