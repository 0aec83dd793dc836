const QUOTED =
  /“([^”]*)”|"([^"]*)"|‘([^’]*)’|(?<![\p{L}\p{N}])'([^']*)'|「([^」]*)」|『([^』]*)』/gu

export type SpokenAndDone = { speech: string; action: string }

/** What is said (in quotes, or all of it in a speech turn) and what is done (the rest). */
export function splitSpeech(text: string, isSaid: boolean): SpokenAndDone {
  const quotes = [...text.matchAll(QUOTED)].map((match) =>
    match.slice(1).find((group) => group !== undefined),
  )
  const outside = text.replaceAll(QUOTED, ' ').trim()
  if (!isSaid) return { speech: quotes.join(' ').trim(), action: outside }
  return { speech: text.replaceAll(/[“”"‘’'「」『』]/gu, ' ').trim(), action: '' }
}
