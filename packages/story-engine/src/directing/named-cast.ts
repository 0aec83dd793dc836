import type { CompiledTheme } from '../compile/compiled-theme.js'

/** The people whom a text names, by name or alias, in the order of the cast. */
export function namedCast(theme: CompiledTheme, text: string): string[] {
  const named = new Set(theme.castMentions.find(text).map(({ id }) => id))
  return theme.castNames.filter((name) => named.has(name))
}
