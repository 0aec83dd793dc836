import { splitSentences } from '@doran/story-engine'

/** What a card can show. */
const LONGEST = 60

/**
 * The last whole sentence of a text, for the cards that lead back into a story. What is said in quotes stays together
 * with who says it; what is too long is cut at the end of a word.
 */
export function lastSentenceOf(text: string): string {
  const paragraph = text.trim().split(/\n+/).at(-1) ?? ''
  const last = wholeSentences(paragraph).at(-1) ?? ''
  return last.length <= LONGEST ? last : shorten(last)
}

const AFTER_QUOTE = /["”]\s*$/
/** Goes on after a quote: “가요.” 하고 웃었다. */
const SPEAKER = /^(?:하고|하며|하는|라고|라며|이라고|이라며)(?![가-힣])/
/** A quote within a quote is a part of its sentence: ‘“가요.”’ 그뿐이었다. */
const AFTER_NESTED_QUOTE = /["”]’\s*$/

/** Sentences that never end inside a quote, nor between a quote and its speaker. */
function wholeSentences(paragraph: string): string[] {
  const pieces = splitSentences(paragraph)
  const sentences: string[] = []
  let current = ''
  for (const [index, piece] of pieces.entries()) {
    current += piece
    const isSpeakerNext = AFTER_QUOTE.test(piece) && SPEAKER.test(pieces[index + 1] ?? '')
    if (isInQuote(current) || isSpeakerNext || AFTER_NESTED_QUOTE.test(piece)) continue
    sentences.push(current.trim())
    current = ''
  }
  return [...sentences, current.trim()].filter((sentence) => sentence !== '')
}

function isInQuote(text: string): boolean {
  const straight = text.split('"').length - 1
  return text.lastIndexOf('“') > text.lastIndexOf('”') || straight % 2 === 1
}

function shorten(sentence: string): string {
  const said = /^“(.+)”$/s.exec(sentence)?.[1]
  if (said === undefined) return cut(sentence, LONGEST)
  const last = wholeSentences(said).at(-1) ?? said
  return `“${cut(last, LONGEST - 2)}”`
}

function cut(sentence: string, longest: number): string {
  if (sentence.length <= longest) return sentence
  const words = sentence.slice(0, longest).split(/\s+/).slice(0, -1).join(' ')
  const kept = words === '' ? sentence.slice(0, longest - 1) : words
  const isOpen = kept.lastIndexOf('“') > kept.lastIndexOf('”')
  return `${kept.replace(/[,.…]+$/, '')}…${isOpen ? '”' : ''}`
}
