import type { CompiledTheme } from '../compile/compiled-theme.js'
import { oncePerTheme } from '../compile/once-per-theme.js'
import { splitSentences } from '../telling/split-sentences.js'
import type { PastTurn } from '../telling/turn-types.js'

const LONGEST_ACT = 40
const LONGEST_SENTENCE = 90

const keyWordsOf = oncePerTheme(({ source }) => [
  ...source.cast.map(({ name }) => name),
  ...source.cards.map(({ title }) => title),
])

/**
 * What some turns told, without a model: of each what the reader did, and the one sentence of the answer that names
 * most of the story's people and things. Oldest first, at most `longest` characters; the oldest are left out.
 */
export function summariseTurns(
  theme: CompiledTheme,
  turns: readonly PastTurn[],
  longest: number,
): string {
  const lines: string[] = []
  let length = 0
  for (const turn of turns.toReversed()) {
    const line = lineOf(theme, turn)
    if (line === '') continue
    if (length + line.length > longest) break
    lines.unshift(line)
    length += line.length + 1
  }
  return lines.join('\n')
}

function lineOf(theme: CompiledTheme, { kind, text, output }: PastTurn): string {
  const told = tellingSentence(theme, output)
  const act = kind === null || kind === 'continue' ? '' : shortened(text.trim(), LONGEST_ACT)
  const said = kind === 'say' && act !== '' ? `“${act}”` : act
  return [said, told].filter(Boolean).join(' → ')
}

function tellingSentence(theme: CompiledTheme, output: string): string {
  const words = keyWordsOf(theme)
  let best = { sentence: '', score: -1 }
  for (const sentence of splitSentences(output)) {
    const plain = sentence.trim()
    if (plain.length > LONGEST_SENTENCE || plain === '') continue
    const isSpoken = /^[“"]/u.test(plain)
    const score = words.filter((word) => plain.includes(word)).length - (isSpoken ? 0.5 : 0)
    if (score > best.score) best = { sentence: plain, score }
  }
  return best.sentence
}

function shortened(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
