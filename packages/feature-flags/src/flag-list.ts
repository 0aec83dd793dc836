import { FLAG_NAMES, type FlagName } from './flags.js'

/**
 * The flags a cookie's value names, in the order of the catalogue and each once. Anybody can write the cookie, so
 * whatever else it holds is passed over.
 */
export function parseFlags(value: string | null | undefined): FlagName[] {
  // Written by other hands, commas and spaces may come as percent-escapes.
  const list = (value ?? '').replaceAll(/%2c/gi, ',').replaceAll('%20', ' ')
  const listed = new Set(list.split(',').map((name) => name.trim()))
  return FLAG_NAMES.filter((name) => listed.has(name))
}

/** What the cookie holds for these flags: their names, separated by commas. */
export function serializeFlags(names: readonly FlagName[]): string {
  return FLAG_NAMES.filter((name) => names.includes(name)).join(',')
}
