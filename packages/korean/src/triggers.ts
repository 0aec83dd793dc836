import { composeText } from './internal/compose-text.js'
import { isBehindFamilyName, isPointedTo } from './internal/family-names.js'
import { isHangulSyllable } from './internal/final-sound.js'
import { indexKeys } from './internal/key-index.js'
import { isHomograph, ONE_SYLLABLE_NOUNS_IN_I } from './internal/homographs.js'
import { isOtherWord } from './internal/other-readings.js'
import { isParticleChain } from './internal/particle-chain.js'
import { readRunOn } from './internal/run-on.js'
import { charClassOf, foldCase, readKey, type TriggerKey } from './internal/trigger-key.js'
import {
  beginsWordIn,
  readInSentence,
  unspacedSentences,
  type Neighbours,
} from './internal/unspaced.js'

export type TriggerEntry = { id: string; keys: readonly string[] }
/** `start` and `end` bound the key itself, in UTF-16 units of the text as given; `particle` is what follows it. */
export type TriggerHit = { id: string; key: string; start: number; end: number; particle: string }
export type TriggerMatcher = { find(text: string): TriggerHit[] }

const SPACE = /\s/u
/** The 이 of 민이가. */
const NAME_SUFFIX = /^이(?:[가는도를]|한테|에게|어디|어딨|누구)/u

function endOfWords(text: string, start: number, words: readonly string[]): number | null {
  let at = start
  for (const [index, word] of words.entries()) {
    if (index > 0) while (at < text.length && SPACE.test(text.charAt(at))) at += 1
    if (!text.startsWith(word, at)) return null
    at += word.length
  }
  return at
}

/** Longer than what is read behind a key; it bounds the work on a text without spaces. */
const LONGEST_RUN = 40

function hangulRunAt(text: string, start: number): string {
  const limit = Math.min(text.length, start + LONGEST_RUN)
  let end = start
  while (end < limit && isHangulSyllable(text.charCodeAt(end))) end += 1
  return text.slice(start, end)
}

/** 시 in 3시 and 동 in A동 are counters and the like, no words of their own. */
function hasLeftEdge(text: string, start: number, { firstClass, chainStart }: TriggerKey): boolean {
  if (start === 0 || firstClass === 'edge') return true
  const before = charClassOf(text.charAt(start - 1))
  return before !== firstClass && !(chainStart.isOneSyllable && before === 'word')
}

/** 조윤서라는 names somebody by a whole name: another person than 윤서 until the story says so. */
const INTRODUCES = /^이?(?:라[는고며]|란)/u

type Ending = { particle: string; nextWord: number | null }

/** The particles after a key that ends at `end`, or `null` when the word goes on otherwise. */
function endingAt(
  text: string,
  end: number,
  key: TriggerKey,
  isKeyAt: (start: number) => boolean,
  unspaced: Omit<Neighbours, 'isKeyAt'> | null,
): Ending | null {
  if (key.lastClass === 'word' && charClassOf(text.charAt(end)) === 'word') return null
  const run = hangulRunAt(text, end)
  if (run === '') return { particle: '', nextWord: null }
  const { isOneSyllable } = key.chainStart
  if (isOneSyllable && isHomograph(text.charAt(end - 1), text.slice(end, end + 14))) return null
  if (
    isOneSyllable &&
    NAME_SUFFIX.test(run) &&
    ONE_SYLLABLE_NOUNS_IN_I.has(text.slice(end - 1, end + 1))
  )
    return null
  if (isParticleChain(run, key.chainStart)) return { particle: run, nextWord: null }
  const isKeyAhead = (at: number) => isKeyAt(end + at)
  const runOn =
    (key.lastClass === 'hangul' ? readRunOn(key, run, isKeyAhead) : null) ??
    (unspaced && readInSentence(key, run, { ...unspaced, isKeyAt: isKeyAhead }))
  return runOn === null ? null : { particle: runOn.particle, nextWord: end + runOn.next }
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

/**
 * A matcher for names in Korean text: whole words with their particles, never parts of other words.
 * Where keys of one entry overlap, the longest is reported; hits come in the order of the text.
 */
export function compileTriggers(entries: readonly TriggerEntry[]): TriggerMatcher {
  const placesIn = indexKeys(
    entries.flatMap(({ id, keys }) => keys.flatMap((key) => readKey(id, key) ?? [])),
  )
  return {
    find(original) {
      const { text, toOriginal } = composeText(original)
      const folded = foldCase(text)
      const hits: TriggerHit[] = []
      /** Where a word begins inside a run without spaces, and how far the hits have reached. */
      const joints = new Set<number>()
      let reached = 0
      const { at: keysAt } = placesIn(folded)
      const isKeyAt = (start: number) =>
        keysAt(start).some(
          ({ words, chainStart }) =>
            !chainStart.isOneSyllable && endOfWords(folded, start, words) !== null,
        )
      const isKeyBeyond = (start: number, end: number) =>
        keysAt(start).some(({ words }) => (endOfWords(folded, start, words) ?? 0) > end)
      const sentences = unspacedSentences(folded)
      let sentenceAt = 0
      for (let start = 0; start < folded.length; start += 1) {
        while (start >= (sentences[sentenceAt]?.end ?? Infinity)) sentenceAt += 1
        const next = sentences[sentenceAt]
        const sentence = next !== undefined && start >= next.start ? next : null
        const place = { text: folded, start, reached, joints }
        const isFree = start >= reached
        for (const key of keysAt(start)) {
          const end = endOfWords(folded, start, key.words)
          if (end === null) continue
          const { isOneSyllable } = key.chainStart
          const isFirst = hasLeftEdge(folded, start, key)
          const isWordStart =
            isFirst ||
            (!isOneSyllable && (joints.has(start) || isPointedTo(folded, start))) ||
            (sentence !== null && beginsWordIn(sentence, place, isOneSyllable))
          const isGivenName = key.isGivenName && isFree && isBehindFamilyName(folded, start)
          if (!isWordStart && !isGivenName) continue
          const ending = endingAt(
            folded,
            end,
            key,
            isKeyAt,
            isWordStart && sentence !== null
              ? { isFirst, isCovered: isKeyBeyond(start, end) }
              : null,
          )
          if (ending === null) continue
          const { particle, nextWord } = ending
          if (!isWordStart && INTRODUCES.test(particle)) continue
          if (!isFirst && isOneSyllable && end === sentence?.end) continue
          if (isOtherWord(key, { text: folded, start, end, particle })) continue
          if (nextWord !== null) joints.add(nextWord)
          reached = Math.max(reached, end)
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
