import type { CommonSource, Finding, ThemeSource } from '@doran/story-engine'
import { printable } from './printable.js'
import type { Authored } from './read-yaml-file.js'

/** A finding with its place: `file:line [code] address: message`. */
export function findingLine(
  { where, code, message }: Finding,
  theme: Authored<ThemeSource>,
  common: Authored<CommonSource>,
): string {
  return printable(`${placeOf(where, theme, common)} [${code}] ${where}: ${message}`)
}

function placeOf(
  where: string,
  theme: Authored<ThemeSource>,
  common: Authored<CommonSource>,
): string {
  if (where.startsWith('common.')) return common.placeOf(where.slice('common.'.length))
  return where.startsWith('bridges.') ? common.placeOf(where) : theme.placeOf(where)
}
