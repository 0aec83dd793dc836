import type { KeywordPair } from '@doran/contract'
import { themeWordOf, type ThemeFilter } from '../theme/index.js'

/** The themes that have both words. */
export function pairFilter(pair: KeywordPair): ThemeFilter {
  return { words: pair.map(themeWordOf) }
}
