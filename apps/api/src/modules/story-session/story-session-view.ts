import { StorySessionCard, type ReachedEnding, type StorySession } from '@doran/contract'
import { StoryState, endingsOf, visibleGauges } from '@doran/story-engine'
import type { StorySessionRow } from './story-session.table.js'
import type { TurnRow } from '../story-turn/turn.table.js'
import { coverOf, portraitsOf, type LoadedTheme, type ThemeFacts } from '../theme/index.js'
import type { NarratorChoice } from './describe-narrators.js'

type CardFacts = Pick<ThemeFacts, 'id' | 'title' | 'genre' | 'slug' | 'coverAlt'>

export function toStorySessionCard(row: StorySessionRow, theme: CardFacts): StorySessionCard {
  return StorySessionCard.parse({
    id: row.id,
    theme: { id: theme.id, title: theme.title, genre: theme.genre, cover: coverOf(theme) },
    status: row.status,
    turnCount: row.turnCount,
    ending: row.ending,
    lastSentence: row.lastSentence,
    lastAt: row.lastAt.toISOString(),
  })
}

type StoryParts = {
  leaf: TurnRow
  theme: LoadedTheme
  narration: NarratorChoice
  reached: readonly ReachedEnding[]
}

export function toStorySession(
  row: StorySessionRow,
  { leaf, theme, narration, reached }: StoryParts,
): StorySession {
  const card = toStorySessionCard(row, theme.source)
  const state = StoryState.parse(leaf.state)
  return {
    ...card,
    leafTurnId: row.leafTurnId,
    ...narration,
    firstActions: theme.source.firstActions,
    cast: theme.source.cast.map((person) => ({
      name: person.name,
      portraits: portraitsOf(theme.source.slug, person),
    })),
    gauges: visibleGauges(theme.compiled, state).map((gauge) => ({ ...gauge })),
    endings: endingsOf(theme.compiled).map(({ key, title, hint, rare }) => ({
      key,
      title: reached.some((ending) => ending.key === key) ? title : null,
      hint,
      rare,
    })),
  }
}
