import type { CompiledTheme } from '../compile/compiled-theme.js'
import { oncePerTheme } from '../compile/once-per-theme.js'
import type { CountTokens } from './assembled-context.js'

const countsOf = oncePerTheme(() => new WeakMap<CountTokens, Map<string, number>>())

/** Counts each of a theme's own texts once; never for texts of a story, which would pile up. */
export function themeCounter(theme: CompiledTheme, countTokens: CountTokens): CountTokens {
  const byCounter = countsOf(theme)
  const counts = byCounter.get(countTokens) ?? new Map<string, number>()
  byCounter.set(countTokens, counts)
  return (text) => {
    const known = counts.get(text)
    if (known !== undefined) return known
    const tokens = countTokens(text)
    counts.set(text, tokens)
    return tokens
  }
}
