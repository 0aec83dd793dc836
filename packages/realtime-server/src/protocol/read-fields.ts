/** Readers of values that came over the wire: what is not of the wanted kind counts as absent. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

export function numberOf(fields: Fields, name: string): number | undefined {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Scalars as text; anything else is left out. */
export function textsOf(fields: Fields, name: string): Readonly<Record<string, string>> {
  const value = fields[name]
  if (!isFields(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      typeof entry === 'string' || typeof entry === 'number' ? [[key, String(entry)]] : [],
    ),
  )
}

/** How deep what comes over the wire may nest. */
export const MAX_DEPTH = 32

/** Whether a value nests no deeper than this. */
export function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true
  return depth > 0 && Object.values(value).every((entry) => isShallow(entry, depth - 1))
}
