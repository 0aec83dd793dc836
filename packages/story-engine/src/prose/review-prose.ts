import { findParticleErrors, repairParticles, speechLevelOf, type SpeechLevel } from '@doran/korean'
import { speaksForPlayer } from '../checks/player-speech.js'
import type { CompiledTheme } from '../compile/compiled-theme.js'
import { oncePerTheme } from '../compile/once-per-theme.js'
import { splitSentences } from '../telling/split-sentences.js'

/** `particle`: what was repaired; of the others the sentence as it stands. */
export type ProseMark = {
  kind: 'particle' | 'speech_level' | 'repetition' | 'player_speech'
  text: string
}

export type ReviewedProse = { text: string; marks: ProseMark[] }

const MOST_MARKS = 12
const GRAM_WORDS = 6
const SHORTEST_GRAM = 18

/**
 * Looks over what a model told: wrong particles are repaired; words put into the player's mouth, somebody's speech at
 * another level than theirs, and runs of words told in the last turns are marked. `recent` are the outputs before it.
 */
export function reviewProse(
  theme: CompiledTheme,
  prose: string,
  recent: readonly string[],
): ReviewedProse {
  const words = { words: theme.castNames }
  const particles = findParticleErrors(prose, words).map(({ word, found, expected }) =>
    marked('particle', `${word}${found} → ${word}${expected}`),
  )
  const text = particles.length > 0 ? repairParticles(prose, words) : prose
  const sentences = splitSentences(text).map((sentence) => sentence.trim())
  const marks: ProseMark[] = [
    ...particles,
    ...sentences.filter(speaksForPlayer).map((sentence) => marked('player_speech', sentence)),
    ...sentences.filter(repeats(recent)).map((sentence) => marked('repetition', sentence)),
    ...linesOffLevel(theme, text).map((line) => marked('speech_level', line)),
  ]
  return { text, marks: marks.slice(0, MOST_MARKS) }
}

function marked(kind: ProseMark['kind'], text: string): ProseMark {
  return { kind, text }
}

/** Whether a sentence holds a run of six words, long enough to be noticed, that was told before. */
function repeats(recent: readonly string[]): (sentence: string) => boolean {
  const told = recent.map((text) => ` ${wordsOf(text).join(' ')} `).join('\n')
  return (sentence) => gramsOf(sentence).some((gram) => told.includes(` ${gram} `))
}

const wordsOf = (text: string): readonly string[] => text.match(/[가-힣A-Za-z0-9]+/gu) ?? []

function gramsOf(sentence: string): string[] {
  const words = wordsOf(sentence)
  return words.flatMap((_, at) => {
    const gram = words.slice(at, at + GRAM_WORDS)
    const joined = gram.join(' ')
    return gram.length === GRAM_WORDS && joined.length >= SHORTEST_GRAM ? [joined] : []
  })
}

const POLITE: ReadonlySet<SpeechLevel> = new Set<SpeechLevel>(['해요체', '합쇼체'])

/** Whether each of the cast always speaks politely, or never; null where their own samples do both. */
const politenessOf = oncePerTheme(({ source }) => {
  const found = source.cast.map(({ name, samples }) => {
    const polite = new Set(samples.flatMap((line) => politeness(line) ?? []))
    const [only] = polite
    return [name, polite.size === 1 ? only : undefined] as const
  })
  return new Map(found)
})

/** Quotes right behind the name of one of the cast who speaks at the other level in all their samples. */
function linesOffLevel(theme: CompiledTheme, text: string): string[] {
  const usual = politenessOf(theme)
  return text.split('\n').flatMap((paragraph) => {
    const quotes = [...paragraph.matchAll(/“([^”]+)”/gu)]
    if (quotes.length !== 1) return []
    const around = paragraph.replace(/“[^”]+”/gu, ' ')
    const speakers = theme.castNames.filter((name) => around.includes(name))
    const [speaker] = speakers
    const line = quotes[0]?.[1] ?? ''
    const isPolite = politeness(line)
    const expected = speaker === undefined ? undefined : usual.get(speaker)
    const isOff =
      speakers.length === 1 && isPolite !== null && expected !== undefined && isPolite !== expected
    return isOff ? [line] : []
  })
}

/** Of the last sentence; null where its end tells nothing. */
function politeness(line: string): boolean | null {
  const last = splitSentences(line).at(-1)
  const level = last === undefined ? null : speechLevelOf(last)
  return level === null ? null : POLITE.has(level)
}
