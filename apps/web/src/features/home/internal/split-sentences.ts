/** Sentences with the space behind them; a growing text only ever adds to the last one or behind it. */
export function splitSentences(text: string): string[] {
  return text.match(/.*?[.!?…]+[”’"')\]」』]*(?:\s+|$)|.+$/gs) ?? []
}

export function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
}

/** Only sentences that have surely ended; all of them once the text is `whole`. */
export function endedSentences(text: string, isWhole: boolean): string[] {
  const paragraphs = splitParagraphs(text).map(splitSentences)
  const all = paragraphs.flat().map((sentence) => sentence.trim())
  const isOpen = !isWhole && !/[.!?…][”’"')\]」』]*\s$/.test(text)
  return isOpen ? all.slice(0, -1) : all
}
