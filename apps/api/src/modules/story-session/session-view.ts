import { StorySessionCard, type StorySession } from '@doran/contract'
import { StoryState, endingsOf, visibleGauges, type ThemeSource } from '@doran/story-engine'
import type { StorySessionRow } from '../../db/schema/story-session.js'
import type { TurnRow } from '../../db/schema/turn.js'
import type { LoadedTheme } from '../../resources/theme-cache.js'
import { coverOf } from '../theme/index.js'
import type { Narration } from './describe-narrators.js'

export function toSessionCard(row: StorySessionRow, source: ThemeSource): StorySessionCard {
  return StorySessionCard.parse({
    id: row.id,
    theme: { id: source.id, title: source.title, genre: source.genre, cover: coverOf(source) },
    status: row.status,
    turnCount: row.turnCount,
    ending: row.ending,
    lastSentence: row.lastSentence,
    lastAt: row.lastAt.toISOString(),
  })
}

export function toStorySession(
  row: StorySessionRow,
  leaf: TurnRow,
  theme: LoadedTheme,
  narration: Narration,
): StorySession {
  const card = toSessionCard(row, theme.source)
  const state = StoryState.parse(leaf.state)
  return {
    ...card,
    leafTurnId: row.leafTurnId,
    ...narration,
    firstActions: theme.source.firstActions,
    gauges: visibleGauges(theme.compiled, state).map((gauge) => ({ ...gauge })),
    endings: endingsOf(theme.compiled).map(({ key, title, hint, rare }) => ({
      key,
      title: card.ending?.key === key ? title : null,
      hint,
      rare,
    })),
  }
}
