import type { ShelvedText } from '../ledger/shelf.js'
import { wrapText } from './wrap-text.js'

/** Texts in the theme's order, each under its place, its address and its hash. */
export function printTexts(texts: readonly ShelvedText[]): string {
  return texts
    .map(({ place, where, hash, text }) => `── ${place} ${where} ${hash}\n${wrapText(text)}`)
    .join('\n\n')
}
