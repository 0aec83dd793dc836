import { isParticlePair } from '@doran/korean'
import type { CommonSource, ThemeSource } from '../theme-schema.js'
import { allTexts, commonTexts } from './all-texts.js'
import type { Known } from './known-names.js'
import { fault, type FaultLog } from './expressions-of.js'
import { hasStrayBraces, slotsOf } from './read-slots.js'

/** Slots that any text may use besides `{기억.key}` and gauge keys. */
export const GENERAL_SLOTS = ['이름', '인물', '기억'] as const

export function checkSlots(
  theme: ThemeSource,
  common: CommonSource,
  known: Known,
  log: FaultLog,
): void {
  const memories = new Set(
    theme.scenes.flatMap(({ moves }) => moves.flatMap(({ remember }) => remember?.key ?? [])),
  )
  const names = new Set<string>([
    ...GENERAL_SLOTS,
    ...known.gauges,
    ...[...memories].map((key) => `기억.${key}`),
  ])
  const own = allTexts(theme)
  for (const { where, text } of own.filter(({ kind }) => kind === 'line')) {
    if (/[{}]/u.test(text)) fault(log, 'bad-slot', where, 'nothing fills slots here')
  }
  const told = own.filter(({ kind }) => kind === 'prose')
  for (const { where, text } of [...told, ...commonTexts(common)]) {
    if (hasStrayBraces(text)) fault(log, 'bad-slot', where, 'a brace stands alone')
    for (const { name, pair } of slotsOf(text)) {
      if (!names.has(name)) fault(log, 'unknown-slot', where, `nothing fills {${name}}`)
      if (pair !== null && !isParticlePair(pair)) {
        fault(log, 'unknown-particle', where, `"${pair}" is no pair of particles`)
      }
    }
  }
  for (const scene of theme.scenes) {
    for (const [index, { key }] of scene.recalls.entries()) {
      const where = `scenes.${scene.id}.recalls.${index}.key`
      if (!memories.has(key)) fault(log, 'unknown-memory', where, `nothing remembers "${key}"`)
    }
  }
}
