import { splitSentences } from '../telling/split-sentences.js'
import type { CountTokens } from './assembled-context.js'

export type Fitted = { text: string; tokens: number; droppedTokens: number }

/** As many whole sentences of a text as fit, from its start or from its end. */
export function fitSentences(
  text: string,
  room: number,
  count: CountTokens,
  keep: 'start' | 'end',
): Fitted {
  const whole = count(text)
  if (whole <= room) return { text, tokens: whole, droppedTokens: 0 }
  const sentences = splitSentences(text)
  const ordered = keep === 'start' ? sentences : sentences.toReversed()
  const kept: string[] = []
  let tokens = 0
  for (const sentence of ordered) {
    const next = tokens + count(sentence)
    if (next > room) break
    kept.push(sentence)
    tokens = next
  }
  const joined = (keep === 'start' ? kept : kept.toReversed()).join('').trim()
  return { text: joined, tokens, droppedTokens: Math.max(0, whole - tokens) }
}
