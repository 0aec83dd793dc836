import type { CountTokens, Drop, SectionName } from './assembled-context.js'

/** A piece of a section; `what` names it in the list of drops. */
export type TextPart = { what: string; text: string }

export type TextParts = {
  /** In the order of the text. */
  all: readonly TextPart[]
  /** What goes where room is short, the dearest last; the rest stays. */
  droppable: readonly TextPart[]
}

export type FittedParts = { kept: TextPart[]; tokens: number; drops: Drop[] }

/** The parts without as many of the droppable ones as it takes to fit. */
export function fitParts(
  { all, droppable }: TextParts,
  room: number,
  count: CountTokens,
  section: SectionName,
): FittedParts {
  const gone = new Set<TextPart>()
  const drops: Drop[] = []
  let tokens = all.reduce((sum, { text }) => sum + count(text), 0)
  for (const part of droppable) {
    if (tokens <= room) break
    if (part.text === '') continue
    const cost = count(part.text)
    gone.add(part)
    drops.push({ section, what: part.what, tokens: cost, reason: 'budget' })
    tokens -= cost
  }
  return { kept: all.filter((part) => !gone.has(part)), tokens, drops }
}

export function joinParts(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}
