import { compileTriggers } from '@doran/korean'
import type { ThemeSource } from '../theme-schema.js'
import { oncePerTheme } from './theme-memo.js'
import type { CompiledTheme } from '../compile/compiled-theme.js'

type Card = ThemeSource['cards'][number]

/** A card that a text named; `depth` counts the cards in between, `age` the turns since. */
export type CalledCard = { card: Card; by: string; depth: number; age: number }

const DEEPEST = 2

const loreOf = oncePerTheme(({ source: { cards } }) => ({
  byTitle: new Map(cards.map((card) => [card.title, card])),
  matcher: compileTriggers(cards.map(({ title, triggers }) => ({ id: title, keys: triggers }))),
}))

/** The cards that the texts name, the newest text first, and those that these cards name in turn. */
export function callLore(theme: CompiledTheme, texts: readonly string[]): CalledCard[] {
  const { byTitle, matcher } = loreOf(theme)
  const called = new Map<string, CalledCard>()
  const scan = (text: string, depth: number, age: number) => {
    for (const { id, key } of matcher.find(text)) {
      const card = byTitle.get(id)
      if (card && !called.has(id)) called.set(id, { card, by: key, depth, age })
    }
  }
  texts.forEach((text, age) => scan(text, 0, age))
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const last = [...called.values()].filter((known) => known.depth === depth - 1)
    for (const { card, age } of last) scan(card.text, depth, age)
  }
  return [...called.values()].toSorted(
    (one, other) => one.depth - other.depth || one.age - other.age,
  )
}
