/** What a card can show. */
const LONGEST = 60

/**
 * The last whole sentence told, for the cards that lead back into a story. What is said in quotes stays together
 * with who says it; what is too long is cut at the end of a word.
 */
export function lastSentenceOf(text: string): string {
  const paragraph = text.trim().split(/\n+/).at(-1) ?? ''
  const last = wholeSentences(paragraph).at(-1) ?? ''
  return last.length <= LONGEST ? last : shorten(last)
}

const END = /[.!?…。！？]/
/** Goes on after a closing quote: “가요.” 하고 웃었다, “가요.”라고 했다. */
const GOES_ON = /^(?:[^\s“"]|\s+(?:하고|하며|하는|라고|라며|이라고|이라며)(?![가-힣]))/

/** Sentences that never end inside a quote, nor between a quote and its speaker. */
function wholeSentences(paragraph: string): string[] {
  const sentences: string[] = []
  let isQuoted = false
  let from = 0
  for (const { 0: mark, index } of paragraph.matchAll(
    /[“”"]|[.!?…。！？]+[’)\]」』]*(?=["”]|\s|$)/g,
  )) {
    const end = index + mark.length
    const isQuote = /[“”"]/.test(mark)
    if (isQuote) isQuoted = mark === '“' || (mark === '"' && !isQuoted)
    const isEnd = isQuote
      ? END.test(paragraph.charAt(index - 1))
      : !/["”]/.test(paragraph.charAt(end))
    if (isQuoted || !isEnd || (isQuote && GOES_ON.test(paragraph.slice(end)))) continue
    sentences.push(paragraph.slice(from, end).trim())
    from = end
  }
  return [...sentences, paragraph.slice(from).trim()].filter((sentence) => sentence !== '')
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
