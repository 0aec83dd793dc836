export type ToldPiece = { kind: 'narration' | 'speech'; text: string }
export type ToldSentence = { pieces: ToldPiece[] }
export type ToldParagraph = { sentences: ToldSentence[] }

/**
 * Cuts told text into paragraphs, sentences and pieces of speech. Growing text only ever adds to the end, so
 * that what a reader sees stays where it is.
 */
export function readTold(text: string): ToldParagraph[] {
  return splitParagraphs(text).map((paragraph) => ({ sentences: readSentences(paragraph) }))
}

export function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
}

/** Every character of the text is in exactly one sentence; a sentence keeps the space behind it. */
export function splitSentences(text: string): string[] {
  return text.match(/.*?[.!?…]+[”’"')\]」』]*(?:\s+|$)|.+$/gs) ?? []
}

/** Where the last whole sentence of a text that is still growing ends. */
export function wholeSentencesEnd(text: string): number {
  let end = 0
  for (const match of text.matchAll(/[.!?…]+[”’"')\]」』]*(?=\s)|\n/g)) {
    end = match.index + match[0].length
  }
  return end
}

function readSentences(paragraph: string): ToldSentence[] {
  let isSpeech = false
  return splitSentences(paragraph).map((sentence) => {
    const pieces: ToldPiece[] = []
    for (const part of sentence.split(/(?=“)|(?<=”)/)) {
      if (part === '') continue
      if (part.startsWith('“')) isSpeech = true
      pieces.push({ kind: isSpeech ? 'speech' : 'narration', text: part })
      if (part.endsWith('”')) isSpeech = false
    }
    return { pieces }
  })
}
