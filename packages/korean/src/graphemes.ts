const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** What a reader sees as characters: an emoji family or a decomposed syllable counts once. */
export function splitGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
