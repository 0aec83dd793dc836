/** Fills `{name}` of a path and appends the query; undefined values are left out. */
export function buildPath(
  template: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    return encodeURIComponent(toText(name, value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, toText(name, value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function toText(name: string, value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`parameter ${name} is missing`)
}
