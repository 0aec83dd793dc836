import { createCountCache } from './count-cache.js'

export type TokenCounter = (text: string) => number
export type TokenCounterKind = 'o200k' | 'estimate'

/** The tokenizer's time grows with the square of a run without a space, so no run is longer than this. */
const SLICE = 1_000

const loaded = new Map<TokenCounterKind, Promise<TokenCounter>>()

/**
 * `o200k` counts with OpenAI's tokenizer, which is loaded at its first use (about 70 MB); other vocabularies, also
 * behind OpenAI-compatible servers, differ from it.
 */
export function loadTokenCounter(kind: TokenCounterKind): Promise<TokenCounter> {
  const known = loaded.get(kind)
  if (known) return known
  const counter = kind === 'o200k' ? loadO200k() : Promise.resolve(estimateTokens)
  loaded.set(kind, counter)
  return counter
}

async function loadO200k(): Promise<TokenCounter> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base')
  // A reader may write `<|endoftext|>`: here it is text like any other.
  const asText = { disallowedSpecial: new Set<string>() }
  return createCountCache((text) => {
    let count = 0
    for (let from = 0; from < text.length; from += SLICE) {
      count += countTokens(text.slice(from, from + SLICE), asText)
    }
    return count
  })
}

/**
 * Tokens of a text where the tokenizer is not published. Held against o200k_base over the 13,600 paragraphs (10 Hangul
 * syllables or more) of the shipped themes: never too low there, 36 % too high over all, at most 3.8 times too high
 * for a short label.
 */
export function estimateTokens(text: string): number {
  if (text === '') return 0
  let tokens = 8
  for (const character of text) tokens += weightOf(character.codePointAt(0) ?? 0)
  return Math.ceil(tokens)
}

function weightOf(code: number): number {
  if (code >= 0xac00 && code <= 0xd7a3) return 0.97
  if (code === 0x20) return 0.3
  if ((code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a)) return 0.6
  if (code >= 0x61 && code <= 0x7a) return 0.6
  return code > 0xffff ? 3 : 1
}
