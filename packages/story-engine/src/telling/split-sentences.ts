import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'

/**
 * Cuts a text into sentences with what follows them (spaces, newlines); joined they equal the text.
 * A sentence ends at its mark and any closing quotes; a quote that goes on after it does not end.
 */
export function splitSentences(text: string): string[] {
  const pieces = text.match(SENTENCE) ?? []
  return pieces.filter((piece) => piece !== '')
}

// Marks are taken as a whole or not at all: a long row of them would be tried from each.
const MARK = `[${SENTENCE_MARKS}]`
const SENTENCE = new RegExp(
  `[\\s\\S]*?(?:(?<!${MARK})${MARK}+(?!${MARK})[”’"'」』)\\]]*(?:\\s+|$)|\\n+\\s*|$)`,
  'gu',
)
