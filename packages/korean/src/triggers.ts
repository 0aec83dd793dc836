import { composeText } from './internal/compose-text.js'
import { isHangulSyllable } from './internal/final-sound.js'
import { groupByFirst } from './internal/group-by-first.js'
import { ONE_SYLLABLE_HOMOGRAPHS } from './internal/homographs.js'
import { isOtherWord } from './internal/other-readings.js'
import { isParticleChain } from './internal/particle-chain.js'
import { charClassOf, foldCase, readKey, type TriggerKey } from './internal/trigger-key.js'

export type TriggerEntry = { id: string; keys: readonly string[] }
/** `start` and `end` bound the key itself, in UTF-16 units of the text as given; `particle` is what follows it. */
export type TriggerHit = { id: string; key: string; start: number; end: number; particle: string }
export type TriggerMatcher = { find(text: string): TriggerHit[] }

const SPACE = /\s/u

function endOfWords(text: string, start: number, words: readonly string[]): number | null {
  let at = start
  for (const [index, word] of words.entries()) {
    if (index > 0) while (at < text.length && SPACE.test(text.charAt(at))) at += 1
    if (!text.startsWith(word, at)) return null
    at += word.length
  }
  return at
}

function hangulRunAt(text: string, start: number): string {
  let end = start
  while (end < text.length && isHangulSyllable(text.charCodeAt(end))) end += 1
  return text.slice(start, end)
}

/** 시 in 3시 and 동 in A동 are counters and the like, no words of their own. */
function hasLeftEdge(text: string, start: number, { firstClass, chainStart }: TriggerKey): boolean {
  if (start === 0 || firstClass === 'edge') return true
  const before = charClassOf(text.charAt(start - 1))
  return before !== firstClass && !(chainStart.isOneSyllable && before === 'word')
}

/** The particles after a key that ends at `end`, or `null` when the word goes on otherwise. */
function particleAt(text: string, end: number, key: TriggerKey): string | null {
  if (key.lastClass === 'word' && charClassOf(text.charAt(end)) === 'word') return null
  const run = hangulRunAt(text, end)
  if (run === '') return ''
  const { isOneSyllable } = key.chainStart
  if (isOneSyllable && ONE_SYLLABLE_HOMOGRAPHS.has(text.slice(end - 1, end + 1))) return null
  return isParticleChain(run, key.chainStart) ? run : null
}

function withoutContained(hits: TriggerHit[]): TriggerHit[] {
  const sorted = hits.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const reached = new Map<string, number>()
  return sorted.filter(({ id, end }) => {
    const isContained = end <= (reached.get(id) ?? -1)
    if (!isContained) reached.set(id, end)
    return !isContained
  })
}

function indexKeys(entries: readonly TriggerEntry[]): Map<string, TriggerKey[]> {
  const ready = entries.flatMap(({ id, keys }) => keys.flatMap((key) => readKey(id, key) ?? []))
  return groupByFirst(ready, ({ words }) => words[0] ?? '')
}

/**
 * A matcher for names in Korean text: whole words with their particles, never parts of other words.
 * Where keys of one entry overlap, the longest is reported; hits come in the order of the text.
 */
export function compileTriggers(entries: readonly TriggerEntry[]): TriggerMatcher {
  const keysByFirst = indexKeys(entries)
  return {
    find(original) {
      const { text, toOriginal } = composeText(original)
      const folded = foldCase(text)
      const hits: TriggerHit[] = []
      for (let start = 0; start < folded.length; start += 1) {
        for (const key of keysByFirst.get(folded.charAt(start)) ?? []) {
          if (!hasLeftEdge(folded, start, key)) continue
          const end = endOfWords(folded, start, key.words)
          if (end === null) continue
          const particle = particleAt(folded, end, key)
          if (particle === null || isOtherWord(key, { text: folded, start, end, particle }))
            continue
          hits.push({
            id: key.id,
            key: key.key,
            start: toOriginal(start),
            end: toOriginal(end),
            particle,
          })
        }
      }
      return withoutContained(hits)
    },
  }
}
