/**
 * A pattern of channel names: `*` is every name, `a:*` is `a:` and one or more segments, `a:*:c` has exactly one
 * segment in the middle, `a*` is itself. Names with a qualifier, `[meta]log`, are matched by patterns with the
 * same qualifier or with `[*]`.
 */
type Pattern = { qualifier: string; segments: readonly string[]; isOpen: boolean }

export function isResourceOf(resource: string, channel: string): boolean {
  const pattern = parsePattern(resource)
  const name = splitQualifier(channel)
  if (pattern.qualifier !== '*' && pattern.qualifier !== name.qualifier) return false
  const segments = name.rest.split(':')
  const { length } = pattern.segments
  if (pattern.isOpen ? segments.length <= length : segments.length !== length) return false
  return pattern.segments.every((segment, i) => segment === '*' || segment === segments[i])
}

/** The pattern of what both match, or `null` if they have nothing in common. */
export function intersectResources(one: string, other: string): string | null {
  const a = parsePattern(one)
  const b = parsePattern(other)
  const qualifier = intersectTexts(a.qualifier, b.qualifier)
  if (qualifier === null) return null
  const [short, long] = a.segments.length <= b.segments.length ? [a, b] : [b, a]
  if (short.segments.length < long.segments.length && !short.isOpen) return null
  if (short.isOpen !== long.isOpen && short.segments.length === long.segments.length) return null
  const segments: string[] = []
  for (const [i, segment] of long.segments.entries()) {
    const shared = intersectTexts(segment, short.segments[i] ?? '*')
    if (shared === null) return null
    segments.push(shared)
  }
  const name = [...segments, ...(long.isOpen ? ['*'] : [])].join(':')
  return qualifier === '' ? name : `[${qualifier}]${name}`
}

function intersectTexts(one: string, other: string): string | null {
  if (one === '*' || one === other) return other
  return other === '*' ? one : null
}

function parsePattern(resource: string): Pattern {
  const { qualifier, rest } = splitQualifier(resource)
  const segments = rest.split(':')
  const isOpen = segments.at(-1) === '*'
  return { qualifier, segments: isOpen ? segments.slice(0, -1) : segments, isOpen }
}

function splitQualifier(name: string): { qualifier: string; rest: string } {
  const end = name.startsWith('[') ? name.indexOf(']') : -1
  if (end === -1) return { qualifier: '', rest: name }
  return { qualifier: name.slice(1, end), rest: name.slice(end + 1) }
}
