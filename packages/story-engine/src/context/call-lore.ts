import { compileTriggers } from '@doran/korean'
import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import type { ThemeSource } from '../theme-schema.js'
import { oncePerTheme } from '../compile/once-per-theme.js'
import { isResting, stillCalled } from './timed-lore.js'

type Card = ThemeSource['cards'][number]

/** A card that a text named; `depth` counts the cards in between, `age` the turns since. */
export type CalledCard = { card: Card; by: string; depth: number; age: number }

const DEEPEST = 2

const loreOf = oncePerTheme(({ source: { cards } }) => ({
  byTitle: new Map(cards.map((card) => [card.title, card])),
  matcher: compileTriggers(cards.map(({ title, triggers }) => ({ id: title, keys: triggers }))),
  besides: new Map(
    cards.flatMap(({ title, besides }) =>
      besides ? [[title, compileTriggers([{ id: title, keys: besides.words }])] as const] : [],
    ),
  ),
}))

/**
 * The cards that the texts name, the newest text first, and those that these cards name in turn; before them the cards
 * whose calling lasts. `state` is that before the turn.
 */
export function callLore(
  theme: CompiledTheme,
  state: Pick<StoryState, 'turn' | 'lore'>,
  texts: readonly string[],
): CalledCard[] {
  const { byTitle, matcher } = loreOf(theme)
  const called = new Map<string, CalledCard>()
  for (const title of stillCalled(state)) {
    const card = byTitle.get(title)
    if (card) called.set(title, { card, by: title, depth: 0, age: 0 })
  }
  const whole = texts.join('\n')
  const scan = (text: string, depth: number, age: number) => {
    for (const { id, key } of matcher.find(text)) {
      const card = byTitle.get(id)
      if (!card || called.has(id) || isResting(state, card)) continue
      if (hasBesides(theme, card, whole)) called.set(id, { card, by: key, depth, age })
    }
  }
  texts.forEach((text, age) => scan(text, 0, age))
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const last = [...called.values()].filter((known) => known.depth === depth - 1)
    for (const { card, age } of last) scan(card.text, depth, age)
  }
  return [...called.values()].toSorted(
    (one, other) =>
      one.depth - other.depth || other.card.priority - one.card.priority || one.age - other.age,
  )
}

function hasBesides(theme: CompiledTheme, { title, besides }: Card, text: string): boolean {
  if (!besides) return true
  const found = new Set(
    loreOf(theme)
      .besides.get(title)
      ?.find(text)
      .map(({ key }) => key),
  )
  switch (besides.mode) {
    case 'any':
      return found.size > 0
    case 'all':
      return besides.words.every((word) => found.has(word))
    case 'not-any':
      return found.size === 0
    case 'not-all':
      return !besides.words.every((word) => found.has(word))
  }
}

/** Which cards the texts of a turn and of those before it name, and by which word; the newest text first. */
export function calledCards(
  theme: CompiledTheme,
  state: Pick<StoryState, 'turn' | 'lore'>,
  texts: readonly string[],
): { card: string; by: string }[] {
  return callLore(theme, state, texts).map(({ card, by }) => ({ card: card.title, by }))
}
