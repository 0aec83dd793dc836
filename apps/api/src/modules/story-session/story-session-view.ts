import {
  PersonaFields,
  StorySessionCard,
  type ReachedEnding,
  type StorySession,
} from '@doran/contract'
import { StoryState, endingsOf, visibleGauges } from '@doran/story-engine'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import type { TurnRow } from '../../schema/story/turn.table.js'
import { toTurn, type Leaf } from '../story-turn/index.js'
import { restorableUntil } from './restorable.js'
import { coverOf, portraitsOf, type LoadedTheme, type ThemeFacts } from '../theme/index.js'
import type { NarratorChoice } from './describe-narrators.js'

type CardFacts = Pick<ThemeFacts, 'id' | 'title' | 'genre' | 'slug' | 'coverAlt'>

export function toStorySessionCard(row: StorySessionRow, theme: CardFacts): StorySessionCard {
  return StorySessionCard.parse({
    id: row.id,
    title: row.title,
    origin: row.origin,
    parent: parentOf(row),
    personaName: personaOf(row)?.name ?? null,
    isArchived: row.archivedAt !== null,
    restorableUntil: row.deletedAt && restorableUntil(row.deletedAt).toISOString(),
    theme: { id: theme.id, title: theme.title, genre: theme.genre, cover: coverOf(theme) },
    status: row.status,
    turnCount: row.turnCount,
    ending: row.ending,
    lastSentence: row.lastSentence,
    lastAt: row.lastAt.toISOString(),
  })
}

/** A branch whose story was erased since has none. */
function parentOf({ parentSessionId, parentTurnIndex }: StorySessionRow) {
  if (parentSessionId === null || parentTurnIndex === null) return null
  return { id: parentSessionId, turnIndex: parentTurnIndex }
}

export function personaOf({ persona }: Pick<StorySessionRow, 'persona'>): PersonaFields | null {
  return persona === null ? null : PersonaFields.parse(persona)
}

type StoryParts = {
  leaf: TurnRow
  variants: Leaf['variants']
  memoryCount: number
  theme: LoadedTheme
  narration: NarratorChoice
  reached: readonly ReachedEnding[]
}

export function toStorySession(
  row: StorySessionRow,
  { leaf, variants, memoryCount, theme, narration, reached }: StoryParts,
): StorySession {
  const card = toStorySessionCard(row, theme.source)
  const state = StoryState.parse(leaf.state)
  return {
    ...card,
    leafTurnId: row.leafTurnId,
    retelling: canRetell(leaf, narration) ? { isFree: isFree(leaf, variants, narration) } : null,
    variants: variants.map(({ id }) => id),
    persona: personaOf(row),
    note: row.note,
    memoryCount,
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

/** Where a model tells next, anything that was typed can be told anew. */
function canRetell(leaf: TurnRow, { narrator }: NarratorChoice): boolean {
  return (
    toTurn(leaf).canRetell || (narrator !== 'offline' && leaf.inputKind !== null && !leaf.isEdited)
  )
}

/** As `check_turn` decides: where a model tells next, once, and only what the same one was asked for here. */
function isFree(
  leaf: TurnRow,
  variants: Leaf['variants'],
  { narrator, narrators }: NarratorChoice,
): boolean {
  if (narrator === 'offline') return true
  const next = narrators.find(({ key }) => key === narrator)
  const tellings = variants.filter(({ isEdited }) => !isEdited)
  const isAskedFor = leaf.clientTurnId !== null && leaf.narrator === 'model'
  return isAskedFor && leaf.model === next?.model && tellings.length === 1
}
