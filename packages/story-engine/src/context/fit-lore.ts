import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { CountTokens, Drop } from './assembled-context.js'
import type { CalledCard } from './call-lore.js'

export type FittedLines = { lines: string[]; tokens: number; drops: Drop[] }

function loreLine({ title, text }: { title: string; text: string }): string {
  return `- ${title}: ${text}`
}

/** The called cards that fit, those that matter most first, set in the theme's order. */
export function fitLore(
  { source }: CompiledTheme,
  called: readonly CalledCard[],
  room: number,
  count: CountTokens,
): FittedLines {
  const kept = new Set<string>()
  const drops: Drop[] = []
  let tokens = 0
  for (const { card, depth } of called) {
    const cost = count(`${loreLine(card)}\n`)
    if (tokens + cost <= room) {
      kept.add(card.title)
      tokens += cost
    } else {
      const late = cost <= room ? 'priority' : 'budget'
      const reason = depth > 0 ? 'recursion' : late
      drops.push({ section: 'E', what: card.title, tokens: cost, reason })
    }
  }
  const lines = source.cards.filter(({ title }) => kept.has(title)).map(loreLine)
  return { lines, tokens, drops }
}
