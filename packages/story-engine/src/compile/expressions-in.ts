export type Expression = { where: string; list: 'when' | 'sets'; source: string }

/** Every condition and effect in a part of a theme's source, each with its own address. */
export function expressionsIn(value: unknown, where = ''): Expression[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const inner = [where, nameOf(value, key, child)].filter(Boolean).join('.')
    if (key !== 'when' && key !== 'sets') return expressionsIn(child, inner)
    const sources: unknown[] = Array.isArray(child) ? child : []
    return sources.flatMap((source, index) =>
      typeof source === 'string' ? [{ where: `${inner}.${index}`, list: key, source }] : [],
    )
  })
}

/** Scenes, moves and endings are called by what they are called in the theme, other items by their number. */
function nameOf(parent: object, key: string, child: unknown): string {
  if (!Array.isArray(parent) || typeof child !== 'object' || child === null) return key
  const name: unknown = Reflect.get(child, 'id') ?? Reflect.get(child, 'key')
  return typeof name === 'string' ? name : key
}
