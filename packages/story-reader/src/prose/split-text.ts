import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'

export type ProsePiece = { kind: 'narration' | 'speech'; text: string }
export type ProseSentence = { pieces: ProsePiece[] }
export type ProseParagraph = { sentences: ProseSentence[] }

// Closing quotes and brackets belong to the sentence before them; a line break ends one without a mark.
const END = `[${SENTENCE_MARKS}]+[”’"')\\]」』]*`
const SENTENCE = new RegExp(`.*?(?:${END}(?:\\s+|$)|\\n\\s*)|.+$`, 'gs')
const WHOLE_SENTENCE = new RegExp(`(?:${END}\\s|\\n)\\s*$`)

/**
 * Splits a text into paragraphs, sentences and pieces of speech. Growing text only ever adds to the end, so that what
 * a reader sees stays where it is.
 */
export function splitText(text: string): ProseParagraph[] {
  return splitParagraphs(text).map((paragraph) => ({ sentences: splitPieces(paragraph) }))
}

export function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
}

/** Every character of the text is in exactly one sentence; a sentence keeps the space behind it. */
export function splitSentences(text: string): string[] {
  return text.match(SENTENCE) ?? []
}

/** Where the last whole sentence of a text that is still growing ends. */
export function wholeSentencesEnd(text: string): number {
  const last = splitSentences(text).at(-1) ?? ''
  const whole = WHOLE_SENTENCE.test(last) ? text : text.slice(0, text.length - last.length)
  return whole.trimEnd().length
}

function splitPieces(paragraph: string): ProseSentence[] {
  let isSpeech = false
  return splitSentences(paragraph).map((sentence) => {
    const pieces: ProsePiece[] = []
    for (const part of sentence.split(/(?=“)|(?<=”)/)) {
      if (part === '') continue
      if (part.startsWith('“')) isSpeech = true
      pieces.push({ kind: isSpeech ? 'speech' : 'narration', text: part })
      if (part.endsWith('”')) isSpeech = false
    }
    return { pieces }
  })
}
