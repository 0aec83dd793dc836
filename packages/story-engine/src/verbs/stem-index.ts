import { INTENTS, type Intent } from '../scene-schema.js'
import { decompose } from './jamo.js'
import { AMBIGUOUS_NOUNS, FORCES, STEMS, VERBAL_NOUNS, type Force } from './lexicon.js'
import type { StemShape } from './verb-endings.js'

export type Stem = StemShape & {
  intent: Intent
  /** Its first word: what the text must go on with, before the pattern is asked. */
  head: string
  /** Matches from a given place on; groups nothing. */
  pattern: RegExp
}

const PARTICLE = `(?:${['을', '를', '도', '은', '는', '만', '이', '가', '에', '으로'].map(decompose).join('|')})?`

/** Stems by their first sound, the longest first. */
export const STEM_INDEX: ReadonlyMap<string, readonly Stem[]> = buildIndex()

export const LONG_STEMS: readonly Stem[] = [...STEM_INDEX.values()]
  .flat()

  .filter(
    ({ text, syllables, isNoun }) =>
      !(isNoun && syllables < 3) && syllables >= 2 && text.length >= 5 && !text.includes(' '),
  )

const FORCE_BY_STEM: ReadonlyMap<string, Force> = new Map([
  ...sounded(FORCES.danger).map((stem) => [stem, 'danger'] as const),
  ...sounded(FORCES.harm).map((stem) => [stem, 'harm'] as const),
  ...sounded(FORCES.theft).map((stem) => [stem, 'theft'] as const),
  ...sounded(FORCES.meal).map((stem) => [stem, 'meal'] as const),
])

export function forceOf(stem: string): Force | null {
  return FORCE_BY_STEM.get(stem) ?? null
}

function sounded(words: string): string[] {
  return words.split(/\s+/u).map((word) => decompose(word).replaceAll('_', ' '))
}

function buildIndex(): Map<string, Stem[]> {
  const index = new Map<string, Stem[]>()
  for (const intent of INTENTS) {
    for (const word of STEMS[intent].trim().split(/\s+/u)) {
      const stem = stemOf(word, intent)
      const first = stem.text[0] ?? ''
      index.set(first, [...(index.get(first) ?? []), stem])
    }
  }
  for (const stems of index.values()) {
    stems.sort((one, other) => other.text.length - one.text.length)
  }
  return index
}

function stemOf(word: string, intent: Intent): Stem {
  const parts = word.split('_').map(decompose)
  return {
    intent,
    head: parts[0] ?? '',
    text: parts.join(' '),
    syllables: word.replaceAll('_', '').length,
    isNoun: VERBAL_NOUNS.has(word),
    isAmbiguous: AMBIGUOUS_NOUNS.has(word),
    pattern: new RegExp(parts.join(`${PARTICLE} ?`), 'uy'),
  }
}
