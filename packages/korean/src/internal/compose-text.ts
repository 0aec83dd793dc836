import { splitGraphemes } from '../graphemes.js'

/** Text in NFC, and where each of its UTF-16 units (and its end) stands in the text as it was given. */
export type ComposedText = { text: string; toOriginal: (index: number) => number }

export function composeText(original: string): ComposedText {
  const composed = original.normalize('NFC')
  if (composed === original) return { text: original, toOriginal: (index) => index }
  const offsets: number[] = []
  let text = ''
  let start = 0
  for (const grapheme of splitGraphemes(original)) {
    const part = grapheme.normalize('NFC')
    for (let unit = 0; unit < part.length; unit += 1) {
      offsets.push(part === grapheme ? start + unit : start)
    }
    text += part
    start += grapheme.length
  }
  return { text, toOriginal: (index) => offsets[index] ?? original.length }
}
